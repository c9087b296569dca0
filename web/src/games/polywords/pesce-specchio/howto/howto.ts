import type { HowTo } from '../../../../howto/content';
import sections from './sections.json';
import TryMirror from './TryMirror.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  shows: { mirror: TryMirror },
};
