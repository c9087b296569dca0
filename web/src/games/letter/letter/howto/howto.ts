import type { HowTo } from '../../../../howto/content';
import Figure from './Figure.svelte';
import sections from './sections.json';
import Sheets from './Sheets.svelte';
import Sizes from './Sizes.svelte';
import TryPlace from './TryPlace.svelte';
import TryRead from './TryRead.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  Figure,
  shows: { sizes: Sizes, place: TryPlace, read: TryRead, sheets: Sheets },
};
