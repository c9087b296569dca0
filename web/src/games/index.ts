import type { GamePage } from './contract';

/** The games that have a page, loaded when they are opened. */
export const GAME_PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  labirinto: () => import('./labirinto/page'),
  medusa: () => import('./medusa/page'),
};
