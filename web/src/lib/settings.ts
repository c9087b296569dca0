// Changing what a person chose: shown at once, and kept.

import { loadLanguage } from './i18n.svelte';
import { keep, prefs, type Language, type Theme } from './prefs.svelte';

/** Rejects when the texts cannot be fetched; then nothing has changed. */
export async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  prefs.language = language;
  document.documentElement.lang = language;
  keep();
}

export function wear(theme: Theme): void {
  prefs.theme = theme;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keep();
}

export function sounding(on: boolean): void {
  prefs.sound = on;
  keep();
}
