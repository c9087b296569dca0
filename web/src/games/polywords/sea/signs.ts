// The small signs of the box's games, found by their folders.

import type { Component } from 'svelte';

const found = import.meta.glob<{ default: Component }>('../*/Sign.svelte', { eager: true });

export const SIGNS: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(found).map(([path, { default: Sign }]) => [path.split('/')[1]!, Sign]),
);
