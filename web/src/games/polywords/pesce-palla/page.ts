import type { PallaView, PescePallaEvent, PescePallaMove } from '$lib/generated/polywords';
import Lookback from '../lookback/Lookback.svelte';
import { seaPage } from '../sea/sea-page';
import Afterwards from './Afterwards.svelte';
import Board from './Board.svelte';
import { waited } from './letters';
import { OPENS } from './opens';

/** So many letters in one word are worth a look afterwards. */
const MANY = 4;

export const page = seaPage<PallaView, PescePallaMove, PescePallaEvent>({
  game: 'pesce-palla',
  Board,
  waited,
  Lookback,
  Afterwards,
  fields: {
    letters: (letters: string) => ({ letters: [...letters].join(' '), n: letters.length }),
  },
  opens: OPENS,
  sounds: { 'letters-turned': 'draw', 'bottle-erased': 'wash', 'bottle-beside-erased': 'wash' },
  rules: { clean: 'clean' },
  highlight: (events) => events.reduce((sum, event) => sum + worth(event), 0),
});

function worth(event: PescePallaEvent): number {
  if (event.type === 'judged') return MANY;
  return event.type === 'letters-counted' && event.letters.length >= MANY
    ? event.letters.length
    : 0;
}
