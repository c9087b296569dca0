import type { BoxTexts, Catalogue } from './catalogue';

// What is common to all, and what is said of a box before it is opened.
const parts = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/text/fr.json',
    '../../../src/ludoteca/games/*/text/shelf/fr.json',
    '../games/*/text/shelf/fr.json',
    './fr/*.json',
  ],
  { eager: true, import: 'default' },
);

// What a box says comes with the box.
const later = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/games/*/text/fr.json',
    '../games/*/text/fr.json',
    '../games/*/*/text/fr.json',
  ],
  { import: 'default' },
);

export const texts: Catalogue = Object.assign({}, ...Object.values(parts));
export const boxes: BoxTexts = later;
