import type {
  MedusaDiMareEvent,
  MedusaDiMareMove,
  MedusaView,
  RequestsMet,
} from '$lib/generated/polywords';
import type { Face, Sentence } from '../../contract';
import { FIELDS, seaPage, tell } from '../sea/sea-page';
import { shapeOf } from '../sea/shapes';
import Afterwards from './Afterwards.svelte';
import Board from './Board.svelte';
import Lookback from './Lookback.svelte';

const game = 'medusa-di-mare';

/** As the terminal says them (`terminal.py`). */
const said = {
  ...FIELDS,
  shape: (shape: number) => ({ n: shapeOf(shape).length, shapes: shape < 0 ? 0 : 1 }),
  letters: null,
  categories: null,
};

const cardsOf = ({ letters, categories }: RequestsMet): string =>
  [...letters, ...categories].join(', ');

export const page = seaPage<MedusaView, MedusaDiMareMove, MedusaDiMareEvent>({
  game,
  Board,
  Lookback,
  Afterwards,
  tell: (event: MedusaDiMareEvent, you: number | null, faces: readonly Face[]): Sentence => {
    const told = event.type === 'requests-met' ? { ...event, cards: cardsOf(event) } : event;
    return tell(game, said, told, undefined, you, faces);
  },
  sounds: { 'requests-turned': 'draw', 'requests-met': 'wash' },
  highlight: (events) =>
    events.reduce((most, event) => {
      if (event.type !== 'requests-met') return most;
      const cards = event.letters.length + event.categories.length + (event.shape < 0 ? 0 : 1);
      return Math.max(most, cards * cards);
    }, 0),
});
