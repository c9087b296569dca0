import type { Component } from 'svelte';

const found = import.meta.glob<{ default: Component }>('./*/*/Picture.svelte', { eager: true });

/** Each game on the table, as its box shows it: `<box>/<game>/Picture.svelte`. */
export const PICTURES: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, { default: Picture }]) => [path.split('/')[2]!, Picture]),
);
