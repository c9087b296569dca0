import type { HowTo } from '../../../../howto/content';
import CountCards from './CountCards.svelte';
import sections from './sections.json';
import TryMeeting from './TryMeeting.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  shows: { meeting: TryMeeting, count: CountCards },
};
