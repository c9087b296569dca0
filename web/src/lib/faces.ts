// How the seats of a table are shown: a name, a colour and a shape for each.

import type { SeatInfo } from './generated/wire';
import { has, t } from './i18n.svelte';

/** Who sits there, as players are shown everywhere: never by colour alone. */
export interface Face {
  seat: number;
  name: string;
  /** A CSS custom property of the design system: `var(--seat-0)` … */
  colour: string;
  /** Index of the seat's shape (see design/SeatMark.svelte). */
  shape: number;
  you: boolean;
}

/** How many seats have a name, a colour and a shape of their own. */
const KINDS = 6;

export function facesOf(seats: readonly SeatInfo[], you: number | null): Face[] {
  return seats.map((info, seat) => ({
    seat,
    name: info.name ?? (info.bot ? botsName(seat) : t('table.seat', { n: seat + 1 })),
    colour: `var(--seat-${seat % KINDS})`,
    shape: seat % KINDS,
    you: seat === you,
  }));
}

/** Bots have names of their own, so that two of one strength can be told apart. */
export function botsName(seat: number): string {
  return t(`table.bot-name.${seat % KINDS}`);
}

/** A bot's strength in words. */
export function strength(bot: string): string {
  const key = `table.bot.${bot}`;
  return has(key) ? t(key) : bot;
}

/** "K7Q2MN" as one says it: "K7Q 2MN". */
export function spoken(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
