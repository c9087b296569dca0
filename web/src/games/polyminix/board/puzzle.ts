// A puzzle as the board has it: where pieces can be laid, what is asked for, what is done already.

import type { Laid } from '$lib/generated/polyminix';
import { at, type Bounds } from '../../../kit/cells';
import { FREE, type Asked } from './asked';
import type { Ground } from './laying';

export interface Task {
  ground: Ground;
  asked: Asked;
  /** It was handed in like this. */
  proved: readonly Laid[] | null;
}

export interface Puzzle {
  /** Drafts of another one are forgotten. */
  id: string;
  /** One after the other, in any order. */
  tasks: readonly Task[];
  /** A figure is composed, none is given. */
  free: boolean;
  /** Pieces may be laid. */
  open: boolean;
}

/** The board on which figures are composed, as the engine has it. */
const SIDE = 16;
export const TABLE: Bounds = { west: 0, south: 0, east: SIDE - 1, north: SIDE - 1 };
export const FREE_GROUND: Ground = new Set(
  Array.from({ length: SIDE * SIDE }, (_, n) => at(n % SIDE, Math.floor(n / SIDE))),
);

export const NO_TASK: Task = { ground: new Set(), asked: FREE, proved: null };
