// How a game's how-to-play page is put together: its sections, and the words for them in the
// reader's language.

import type { Component } from 'svelte';

/** A piece of a section; the strings are keys of the game's texts, or names of what is shown. */
export type Part =
  | { text: string }
  /** One thing after the other. */
  | { steps: string[] }
  | { list: string[] }
  /** What the rulebook leaves open and we decided. */
  | { ruling: string }
  /** A position of the game's `figures.json`; its caption is the text `figure.<name>`. */
  | { figure: string }
  /** A component of the game's: something to look at or to try. */
  | { show: string };

export interface Section {
  id: string;
  /** The rules of RULES.md that this section tells. */
  rules: string[];
  parts: Part[];
}

export type Texts = Record<string, string>;
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** What a game brings to its page: `games/<box>/<game>/howto/howto.ts`. */
export interface HowTo {
  sections: Section[];
  /** Draws the positions of `figures.json`, where there are any. */
  Figure?: Component<{ name: string; label: string }>;
  shows: Record<string, Component<{ say: Say }>>;
  /** Another game of the box that tells some of the rules in the same words. */
  sharesTextsOf?: string;
}

export function sayer(said: Texts): Say {
  return (key, params = {}) =>
    (said[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(params[name] ?? place),
    );
}
