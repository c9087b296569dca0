import type {
  PolyminixProblemsEvent,
  PolyminixProblemsMove,
  ProblemView,
} from '$lib/generated/polyminix';
import { racePage } from '../race/race-page';
import Board from './Board.svelte';

export const page = racePage<ProblemView, PolyminixProblemsMove, PolyminixProblemsEvent>({
  game: 'polyminix-problems',
  Board,
  waited: (view) => (view.phase === 'mode' ? [view.on_turn] : []),
  laying: 'composing',
  // A length here; elsewhere the side of a card, counted from 0 on.
  fields: { side: (side: number) => ({ side }) },
});
