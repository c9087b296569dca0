import type { HowTo } from '../../../../howto/content';
import Circles from './Circles.svelte';
import sections from './sections.json';
import Shown from './Shown.svelte';
import Terrains from './Terrains.svelte';
import TryChallenge from './TryChallenge.svelte';
import TryWalk from './TryWalk.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  Figure: Shown,
  shows: { terrains: Terrains, walk: TryWalk, circles: Circles, challenge: TryChallenge },
};
