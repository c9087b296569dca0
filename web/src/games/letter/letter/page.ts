import type { LetterEvent, LetterMove, LetterView } from '$lib/generated/letter';
import type { Component } from 'svelte';
import type { BoardProps, GamePage } from '../../contract';
import Bank from '../board/Bank.svelte';
import { highlight } from '../board/highlight';
import Lookback from '../lookback/Lookback.svelte';
import Board from '../board/Board.svelte';
import { prompt, rule, sound, tell, tellMove } from '../board/telling';
import Tray from '../board/Tray.svelte';

export const page: GamePage<LetterView, LetterMove, LetterEvent> = {
  Board: Board as Component<BoardProps<LetterView, LetterMove, LetterEvent>>,
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
