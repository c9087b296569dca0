// Texts for tests: of every page and box, in the languages that a test speaks.

import { FAMILIES } from '../src/games/pages';
import { loadBoxTexts, loadLanguage, loadPageTexts, setFamilies } from '../src/lib/i18n.svelte';
import type { Language } from '../src/lib/prefs.svelte';

export async function speakIn(...languages: Language[]): Promise<void> {
  setFamilies(FAMILIES);
  await loadPageTexts();
  for (const box of new Set(Object.values(FAMILIES))) await loadBoxTexts(box);
  for (const language of languages) await loadLanguage(language);
}
