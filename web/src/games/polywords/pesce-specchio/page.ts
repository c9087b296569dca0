import type { PesceSpecchioEvent, PesceSpecchioMove, SpecchioView } from '$lib/generated/polywords';
import Afterwards from '../lookback/Afterwards.svelte';
import Lookback from '../lookback/Lookback.svelte';
import { seaPage } from '../sea/sea-page';
import { byWord } from '../sea/seen';
import Board from './Board.svelte';

export const page = seaPage<SpecchioView, PesceSpecchioMove, PesceSpecchioEvent>({
  game: 'pesce-specchio',
  Board,
  things: byWord,
  Lookback,
  Afterwards,
});
