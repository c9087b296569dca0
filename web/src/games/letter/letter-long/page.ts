import LongAfterwards from '../solo/LongAfterwards.svelte';
import LongBank from '../solo/LongBank.svelte';
import LongBoard from '../solo/LongBoard.svelte';
import LongLookback from '../solo/LongLookback.svelte';
import LongTray from '../solo/LongTray.svelte';
import { soloPage } from '../solo/solo-page';

export const page = soloPage('letter-long', {
  Board: LongBoard,
  Tray: LongTray,
  Bank: LongBank,
  Lookback: LongLookback,
  Afterwards: LongAfterwards,
});
