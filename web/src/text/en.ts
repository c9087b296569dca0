import type { BoxTexts, Catalogue } from './catalogue';

// What is common to all, and what is said of a box before it is opened.
const parts = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/text/en.json',
    '../../../src/ludoteca/games/*/text/shelf/en.json',
    '../games/*/text/shelf/en.json',
    './en/*.json',
  ],
  { eager: true, import: 'default' },
);

// What a box says comes with the box.
const later = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/games/*/text/en.json',
    '../games/*/text/en.json',
    '../games/*/*/text/en.json',
  ],
  { import: 'default' },
);

export const texts: Catalogue = Object.assign({}, ...Object.values(parts));
export const boxes: BoxTexts = later;
