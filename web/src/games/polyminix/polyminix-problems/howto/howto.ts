import type { HowTo } from '../../../../howto/content';
import figures from './figures.json';
import sections from './sections.json';
import TrySolving from './TrySolving.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  figures,
  shows: { solving: TrySolving },
};
