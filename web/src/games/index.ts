import type { GamePage } from './contract';

/** The games that have a page, loaded when they are opened. */
export const GAME_PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  labirinto: () => import('./labirinto/page'),
  medusa: () => import('./medusa/page'),
  letter: () => import('./letter/page'),
  'letter-words': () => import('./letter-solo/words'),
  'letter-long': () => import('./letter-solo/long'),
};
