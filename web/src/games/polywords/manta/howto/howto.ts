import type { HowTo } from '../../../../howto/content';
import Figure from '../../howto/Figure.svelte';
import figures from './figures.json';
import sections from './sections.json';
import TryAssign from './TryAssign.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  Figure,
  figures,
  shows: { assign: TryAssign },
};
