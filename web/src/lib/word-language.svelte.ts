// The language in which one plays with words: the page's, until one has chosen another at a table.

import { keep, LANGUAGES, prefs, type Language } from './prefs.svelte';

export const wordLanguage = (): Language => prefs.words ?? prefs.language;

export function playIn(language: unknown): void {
  const chosen = LANGUAGES.find((one) => one === language);
  if (!chosen || chosen === wordLanguage()) return;
  prefs.words = chosen === prefs.language ? null : chosen;
  keep();
}
