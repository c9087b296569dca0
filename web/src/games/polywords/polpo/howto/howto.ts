import type { HowTo } from '../../../../howto/content';
import figures from './figures.json';
import sections from './sections.json';
import TryErasing from './TryErasing.svelte';
import TryHold from './TryHold.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  figures,
  shows: { hold: TryHold, erasing: TryErasing },
};
