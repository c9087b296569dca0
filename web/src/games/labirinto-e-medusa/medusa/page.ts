import type { AnyEvent, AnyMove, MedusaView } from '$lib/generated/medusa';
import type { GamePage } from '../../contract';
import Bank from './Bank.svelte';
import Board from './Board.svelte';
import { prompt, rule, sound, tell, tellMove } from './telling';
import Tray from './Tray.svelte';

export const page: GamePage<MedusaView, AnyMove, AnyEvent> = {
  Board,
  Tray,
  Bank,
  prompt,
  tell,
  tellMove,
  rule,
  sound,
};
