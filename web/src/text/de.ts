import type { Catalogue, LaterTexts } from './catalogue';

// What the first screen says: what is common to all, and what is said of a box before it is opened.
const first = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/text/de.json',
    '../../../src/ludoteca/games/*/text/shelf/de.json',
    '../../../src/ludoteca/games/*/*/text/shelf/de.json',
    '../games/*/text/shelf/de.json',
    './de/{guests,shelf,shell}.json',
  ],
  { eager: true, import: 'default' },
);

// What a box says comes with the box.
const boxes = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/games/*/text/de.json',
    '../../../src/ludoteca/games/*/*/text/de.json',
    '../games/*/text/de.json',
    '../games/*/*/text/de.json',
  ],
  { import: 'default' },
);

export const texts: Catalogue = Object.assign({}, ...Object.values(first));
export const later: LaterTexts = {
  ...boxes,
  pages: () => import('./pages/de').then(({ texts: pages }) => pages),
};
