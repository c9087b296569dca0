import LongAfterwards from './LongAfterwards.svelte';
import LongBank from './LongBank.svelte';
import LongBoard from './LongBoard.svelte';
import LongLookback from './LongLookback.svelte';
import LongTray from './LongTray.svelte';
import { soloPage } from './page';

export const page = soloPage('letter-long', {
  Board: LongBoard,
  Tray: LongTray,
  Bank: LongBank,
  Lookback: LongLookback,
  Afterwards: LongAfterwards,
});
