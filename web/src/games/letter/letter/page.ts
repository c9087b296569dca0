import type { AnyEvent, AnyMove, LetterView } from '$lib/generated/letter';
import type { Component } from 'svelte';
import type { BoardProps, GamePage } from '../../contract';
import Bank from '../board/Bank.svelte';
import { highlight } from '../board/highlight';
import Lookback from '../lookback/Lookback.svelte';
import Board from '../board/Board.svelte';
import { prompt, rule, sound, tell, tellMove } from '../board/telling';
import Tray from '../board/Tray.svelte';

export const page: GamePage<LetterView, AnyMove, AnyEvent> = {
  Board: Board as Component<BoardProps<LetterView, AnyMove, AnyEvent>>,
  Tray,
  Bank,
  prompt,
  tell,
  tellMove,
  rule,
  sound,
  Lookback,
  highlight,
};
