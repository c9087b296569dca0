// Whether anything may move.

import { prefersReducedMotion } from 'svelte/motion';

/** Whoever wants stillness is shown what is, and not how it came about. */
export const stillness = (): boolean => prefersReducedMotion.current;
