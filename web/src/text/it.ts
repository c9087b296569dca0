import type { BoxTexts, Catalogue } from './catalogue';

// What is common to all, and what is said of a box before it is opened.
const parts = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/text/it.json',
    '../../../src/ludoteca/games/*/text/shelf/it.json',
    '../games/*/text/shelf/it.json',
    './it/*.json',
  ],
  { eager: true, import: 'default' },
);

// What a box says comes with the box.
const later = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/games/*/text/it.json',
    '../games/*/text/it.json',
    '../games/*/*/text/it.json',
  ],
  { import: 'default' },
);

export const texts: Catalogue = Object.assign({}, ...Object.values(parts));
export const boxes: BoxTexts = later;
