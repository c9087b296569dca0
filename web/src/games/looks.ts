// How boxes and games look from outside, found by their folders: `<box>/box.ts` has its cover and
// brings its world, `<box>/<game>/Sign.svelte` is a game's small sign.

import type { Component } from 'svelte';
import type { BoxLook } from './contract';

const boxes = import.meta.glob<{ look: BoxLook }>('./*/box.ts', { eager: true });
const signs = import.meta.glob<{ default: Component }>('./*/*/Sign.svelte', { eager: true });

/** By the name of the box; boxes that are still to come have a cover, too. */
export const BOX_LOOKS: Record<string, BoxLook> = Object.fromEntries(
  Object.entries(boxes).map(([path, { look }]) => [path.split('/')[1]!, look]),
);

export const SIGNS: Record<string, Component> = Object.fromEntries(
  Object.entries(signs).map(([path, { default: Sign }]) => [path.split('/')[2]!, Sign]),
);

/** The names of boxes that stand on the shelf without games, beside these. */
export const toCome = (open: readonly string[]): string[] =>
  Object.keys(BOX_LOOKS).filter((name) => !open.includes(name));
