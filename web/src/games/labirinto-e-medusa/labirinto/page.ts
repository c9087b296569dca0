import type {
  LabirintoEvent,
  LabirintoMove,
  LabirintoView,
} from '$lib/generated/labirinto-e-medusa';
import type { GamePage } from '../../contract';
import { highlight, hold } from '../challenges';
import Bank from './Bank.svelte';
import Board from './Board.svelte';
import { prompt, rule, sound, tell, tellMove } from './telling';
import Tray from './Tray.svelte';

export const page: GamePage<LabirintoView, LabirintoMove, LabirintoEvent> = {
  Board,
  Tray,
  Bank,
  prompt,
  tell,
  tellMove,
  rule,
  sound,
  hold,
  highlight,
};
