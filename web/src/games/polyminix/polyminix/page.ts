import type { CoverView, PolyminixEvent, PolyminixMove } from '$lib/generated/polyminix';
import { racePage } from '../race/race-page';
import Bank from './Bank.svelte';
import Board from './Board.svelte';
import { waited } from './cards';

export const page = racePage<CoverView, PolyminixMove, PolyminixEvent>({
  game: 'polyminix',
  Board,
  Bank,
  waited,
  laying: 'boxes',
});
