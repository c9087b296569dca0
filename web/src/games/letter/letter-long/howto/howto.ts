import type { HowTo } from '../../../../howto/content';
import { howto as letter } from '../../letter/howto/howto';
import sections from './sections.json';

/** Letters, reading and new words are told as for LETTER itself. */
export const howto: HowTo = {
  ...letter,
  sections: sections as HowTo['sections'],
  sharesTextsOf: 'letter',
};
