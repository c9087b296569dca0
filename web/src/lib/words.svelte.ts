// The language in which one plays with words: the page's, until one has chosen another at a table.

import type { GameInfo } from './generated/wire';
import { keep, LANGUAGES, prefs, type Language } from './prefs.svelte';

export const wordLanguage = (): Language => prefs.words ?? prefs.language;

export function playIn(language: unknown): void {
  const chosen = LANGUAGES.find((one) => one === language);
  if (!chosen || chosen === wordLanguage()) return;
  prefs.words = chosen === prefs.language ? null : chosen;
  keep();
}

/** What a game is played by when nobody has chosen anything, beside so many people and bots. */
export function usualOptions(game: GameInfo, people: number, bots: number): Record<string, string> {
  const usual: Record<string, string> = { language: wordLanguage() };
  // With nobody to vote the dictionary decides: better at once than after the turn (CO-2).
  if (!people) usual.arbiter = 'strict';
  // Among people picking tiles is half the fun; bots would only keep them waiting (LE-S1).
  if (people && !bots) usual.letters = 'picked';
  const asks = (name: string, value: string): boolean =>
    game.options.some((option) => option.name === name && option.values.includes(value));
  return Object.fromEntries(Object.entries(usual).filter(([name, value]) => asks(name, value)));
}
