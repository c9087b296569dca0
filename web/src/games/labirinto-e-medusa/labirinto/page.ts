import type { AnyEvent, AnyMove, LabirintoView } from '$lib/generated/labirinto';
import type { GamePage } from '../../contract';
import Bank from './Bank.svelte';
import Board from './Board.svelte';
import { prompt, rule, sound, tell, tellMove } from './telling';
import Tray from './Tray.svelte';

export const page: GamePage<LabirintoView, AnyMove, AnyEvent> = {
  Board,
  Tray,
  Bank,
  prompt,
  tell,
  tellMove,
  rule,
  sound,
};
