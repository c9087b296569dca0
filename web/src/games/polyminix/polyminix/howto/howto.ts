import type { HowTo } from '../../../../howto/content';
import AllPoints from './AllPoints.svelte';
import sections from './sections.json';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  shows: { 'all-points': AllPoints },
};
