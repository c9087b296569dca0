// Who sits at a table where nobody has said so.

import type { GameInfo, SeatAsk } from './generated/wire';

/** So many beside me: two make a lively table, and a game may need more. */
export const usualOthers = ({ least, most }: Pick<GameInfo, 'least' | 'most'>): number =>
  Math.max(least - 1, Math.min(2, most - 1));

/** As many bots as the game needs, those that newcomers meet. */
export function withBots(game: GameInfo): SeatAsk[] {
  const bot = game.first_bot ?? null;
  const others = Array.from({ length: usualOthers(game) }, () => ({ who: 'bot' as const, bot }));
  return [{ who: 'me' }, ...others];
}
