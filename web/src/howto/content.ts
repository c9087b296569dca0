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
  /** A position of the game's `figures.json`, or its box's; its caption is the text `figure.<name>`. */
  | { figure: string }
  /** A component of the game's: something to look at or to try. */
  | { show: string };

export interface Section {
  id: string;
  /** The rules of RULES.md that this section tells. */
  rules: string[];
  parts: Part[];
}

/** A section of the box's that many of its games tell in the same words, with what this one adds. */
export interface Shared {
  box: string;
  rules?: string[];
  parts?: Part[];
}

export type Texts = Record<string, string>;
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** What a game brings to its page: `games/<box>/<game>/howto/howto.ts`. What its games share a box
 *  brings in `games/<box>/howto/howto.ts`, likewise: sections, figures, things to show, texts. */
export interface HowTo {
  sections: (Section | Shared)[];
  /** Draws the positions of `figures.json`, where there are any; `drawn` is what `figures` has. */
  Figure?: Component<{ name: string; label: string; drawn?: unknown }>;
  /** For a `Figure` that is the box's. */
  figures?: Readonly<Record<string, unknown>>;
  shows: Record<string, Component<{ say: Say }>>;
  /** Another game of the box that tells some of the rules in the same words. */
  sharesTextsOf?: string;
}

/** A page as it is read. */
export interface Page extends HowTo {
  sections: Section[];
}

/** A game's page, with what its box tells for it. */
export function together(own: HowTo, box?: HowTo): Page {
  const shared = (id: string): Section => {
    const found = box?.sections.find((section) => 'id' in section && section.id === id);
    if (!found || !('id' in found)) throw new Error(`the box tells no section ${id}`);
    return found;
  };
  const sections = own.sections.map((section): Section => {
    if ('id' in section) return section;
    const { id, rules, parts } = shared(section.box);
    return {
      id,
      rules: [...rules, ...(section.rules ?? [])],
      parts: [...parts, ...(section.parts ?? [])],
    };
  });
  const figures = { ...box?.figures, ...own.figures };
  return { ...box, ...own, figures, sections, shows: { ...box?.shows, ...own.shows } };
}

export function sayer(said: Texts): Say {
  return (key, params = {}) =>
    (said[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(params[name] ?? place),
    );
}
