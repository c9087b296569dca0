// A sign for each kind of problem, on a square of 40.

import type { Problem } from '$lib/generated/polyminix';

export const SIGNS: Readonly<Record<Problem['kind'], string>> = {
  square: 'M9 9h22v22H9Z',
  rectangle: 'M5 12h30v16H5Z',
  outline: 'M7 7h18v9h8v17H7Z',
  symmetric: 'M14 7h12v8h7v18H7V15h7ZM20 4v32',
};

/** The event that tells it, whose sentence says it. */
export const ASKED: Readonly<Record<Problem['kind'], string>> = {
  square: 'square-asked',
  rectangle: 'rectangle-asked',
  outline: 'outline-asked',
  symmetric: 'symmetry-asked',
};
