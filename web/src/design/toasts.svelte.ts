// Short words that pass by: "link copied". What must not be missed belongs where it was done.

import { announce } from '$lib/announce.svelte';

export interface Toast {
  id: number;
  sentence: string;
}

const STAYS = 4000;

export const toasts: { shown: Toast[] } = $state({ shown: [] });
let count = 0;

export function toast(sentence: string): void {
  const id = count++;
  toasts.shown = [...toasts.shown.slice(-2), { id, sentence }];
  announce(sentence);
  setTimeout(() => {
    toasts.shown = toasts.shown.filter((one) => one.id !== id);
  }, STAYS);
}
