import WordsAfterwards from './WordsAfterwards.svelte';
import WordsBank from './WordsBank.svelte';
import WordsBoard from './WordsBoard.svelte';
import WordsLookback from './WordsLookback.svelte';
import WordsTray from './WordsTray.svelte';
import { soloPage } from './page';

export const page = soloPage('letter-words', {
  Board: WordsBoard,
  Tray: WordsTray,
  Bank: WordsBank,
  Lookback: WordsLookback,
  Afterwards: WordsAfterwards,
});
