// Nobody is asked for a name before playing: everybody gets a friendly one, and may change it.

import { t } from './i18n.svelte';
import { keep, prefs } from './prefs.svelte';

const GUESTS = 16;
/** As long as the server allows. */
export const LONGEST_NAME = 24;

export function myName(): string {
  if (!prefs.name.trim()) rename(anotherName(''));
  return prefs.name;
}

/** A friendly name in the reader's language, not the one given. */
export function anotherName(not: string): string {
  const all = Array.from({ length: GUESTS }, (_, i) => t(`shell.guest.${i}`));
  const others = all.filter((name) => name !== not);
  return others[Math.floor(Math.random() * others.length)] ?? '';
}

export function rename(name: string): void {
  prefs.name = name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
  keep();
}
