import type { HowTo } from '../../../../howto/content';
import sections from './sections.json';

export const howto: HowTo = { sections: sections as HowTo['sections'], shows: {} };
