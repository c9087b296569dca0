import type { HowTo } from '../../../../howto/content';
import Blocks from './Blocks.svelte';
import sections from './sections.json';
import Shown from './Shown.svelte';
import TryChallenge from './TryChallenge.svelte';
import TryPlace from './TryPlace.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  Figure: Shown,
  shows: { blocks: Blocks, place: TryPlace, challenge: TryChallenge },
};
