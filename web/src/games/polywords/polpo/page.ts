import type { PolpoEvent, PolpoMove, PolpoView } from '$lib/generated/polywords';
import { askedRacing, RACE_FIELDS, RACE_QUIET, RACE_RULES, RACE_SOUNDS } from '../race/racing';
import Afterwards from '../lookback/Afterwards.svelte';
import { seaPage } from '../sea/sea-page';
import Board from './Board.svelte';
import Lookback from './Lookback.svelte';
import { isOut, waited } from './rows';
import { FIELDS } from './telling';
import Tray from './Tray.svelte';

export const page = seaPage<PolpoView, PolpoMove, PolpoEvent>({
  game: 'polpo',
  Board,
  Tray,
  Lookback,
  Afterwards,
  waited,
  asked: (view, you) =>
    isOut(view, you) && view.phase !== 'over' ? 'out' : askedRacing(view, you),
  fields: { ...RACE_FIELDS, ...FIELDS },
  sounds: {
    ...RACE_SOUNDS,
    'shape-turned': 'draw',
    'row-struck': 'wash',
    'rows-complete': 'token',
    'row-erased': 'wash',
    'went-out': 'plop',
  },
  quiet: RACE_QUIET,
  rules: { ...RACE_RULES, erase: 'rows', over: 'end' },
  highlight: (events) =>
    events.reduce((sum, event) => {
      if (event.type === 'row-erased') return sum + event.cells.length;
      if (event.type === 'rows-complete') return sum + 6 * event.rows.length;
      return event.type === 'went-out' || event.type === 'judged' ? sum + 6 : sum;
    }, 0),
});
