import type { Component } from 'svelte';
import Labirinto from './Labirinto.svelte';
import Letter from './Letter.svelte';
import LetterLong from './LetterLong.svelte';
import LetterWords from './LetterWords.svelte';
import Medusa from './Medusa.svelte';

/** Each game on the table, as its box shows it. */
export const PICTURES: Record<string, Component> = {
  labirinto: Labirinto,
  medusa: Medusa,
  letter: Letter,
  'letter-words': LetterWords,
  'letter-long': LetterLong,
};
