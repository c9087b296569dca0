import type { HowTo } from '../../../../howto/content';
import sections from './sections.json';
import TryLetters from './TryLetters.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  shows: { letters: TryLetters },
};
