import type { Catalogue, LaterTexts } from './catalogue';

// What the first screen says: what is common to all, and what is said of a box before it is opened.
const first = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/text/fr.json',
    '../../../src/ludoteca/games/*/text/shelf/fr.json',
    '../../../src/ludoteca/games/*/*/text/shelf/fr.json',
    '../games/*/text/shelf/fr.json',
    './fr/{guests,shelf,shell}.json',
  ],
  { eager: true, import: 'default' },
);

// What a box says comes with the box.
const boxes = import.meta.glob<Catalogue>(
  [
    '../../../src/ludoteca/games/*/text/fr.json',
    '../../../src/ludoteca/games/*/*/text/fr.json',
    '../games/*/text/fr.json',
    '../games/*/*/text/fr.json',
  ],
  { import: 'default' },
);

export const texts: Catalogue = Object.assign({}, ...Object.values(first));
export const later: LaterTexts = {
  ...boxes,
  pages: () => import('./pages/fr').then(({ texts: pages }) => pages),
};
