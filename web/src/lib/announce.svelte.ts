// What is said to a screen reader. One polite live region in the shell shows these one by one.

import { untrack } from 'svelte';

export const announcements: { said: string[] } = $state({ said: [] });

export function announce(sentence: string): void {
  // Whoever announces from an effect must not depend on what has been announced.
  untrack(() => {
    announcements.said = [...announcements.said.slice(-19), sentence];
  });
}
