import type {
  PagliaccioView,
  PescePagliaccioEvent,
  PescePagliaccioMove,
} from '$lib/generated/polywords';
import {
  askedRacing,
  RACE_FIELDS,
  RACE_QUIET,
  RACE_RULES,
  RACE_SOUNDS,
  waitedRacing,
} from '../race/racing';
import Afterwards from '../lookback/Afterwards.svelte';
import Lookback from '../lookback/Lookback.svelte';
import { seaPage } from '../sea/sea-page';
import Board from './Board.svelte';

export const page = seaPage<PagliaccioView, PescePagliaccioMove, PescePagliaccioEvent>({
  game: 'pesce-pagliaccio',
  Board,
  waited: waitedRacing(),
  asked: askedRacing,
  fields: RACE_FIELDS,
  sounds: { ...RACE_SOUNDS, 'category-turned': 'draw' },
  quiet: RACE_QUIET,
  rules: RACE_RULES,
  Lookback,
  Afterwards,
});
