import type { HowTo } from '../../../../howto/content';
import sections from './sections.json';
import TryGrab from './TryGrab.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  shows: { grab: TryGrab },
};
