import WordsAfterwards from '../solo/WordsAfterwards.svelte';
import WordsBank from '../solo/WordsBank.svelte';
import WordsBoard from '../solo/WordsBoard.svelte';
import WordsLookback from '../solo/WordsLookback.svelte';
import WordsTray from '../solo/WordsTray.svelte';
import { soloPage } from '../solo/solo-page';

export const page = soloPage('letter-words', {
  Board: WordsBoard,
  Tray: WordsTray,
  Bank: WordsBank,
  Lookback: WordsLookback,
  Afterwards: WordsAfterwards,
});
