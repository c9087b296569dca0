// What the how-to-play pages of the box have in common. A page names sections and adds what is its
// own, `{ "box": "race", "rules": […], "parts": […] }`; its figures are shown by the box's `Figure`.

import type { HowTo } from '../../../howto/content';
import Card from './Card.svelte';
import Figure from './Figure.svelte';
import figures from './figures.json';
import Kit from './Kit.svelte';
import Points from './Points.svelte';
import sections from './sections.json';
import TryBoxes from './TryBoxes.svelte';
import TryCover from './TryCover.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  Figure,
  figures,
  shows: { kit: Kit, card: Card, cover: TryCover, boxes: TryBoxes, points: Points },
};
