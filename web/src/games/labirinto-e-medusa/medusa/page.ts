import type { MedusaEvent, MedusaMove, MedusaView } from '$lib/generated/labirinto-e-medusa';
import type { GamePage } from '../../contract';
import { highlight, hold } from '../challenges';
import Bank from './Bank.svelte';
import Board from './Board.svelte';
import { prompt, rule, sound, tell, tellMove } from './telling';
import Tray from './Tray.svelte';

export const page: GamePage<MedusaView, MedusaMove, MedusaEvent> = {
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
