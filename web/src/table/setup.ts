// What a new table is made of, before it is asked for.

import type { GameInfo, NewTable, SeatAsk, TableInfo } from '$lib/generated/wire';
import { chosen, type OptionValues } from '$lib/options';
import { usualOthers } from '$lib/seats';

/** Who sits on the seats beside mine: a bot's name, or null for whoever comes. */
export type Others = readonly (string | null)[];
export type Company = 'bots' | 'friends' | 'alone';

/** As many bots, or friends, as make a lively table. */
export function asked(game: GameInfo, company: string | null): Others {
  if (company === 'alone' && game.least === 1) return [];
  const seat = company === 'friends' ? null : (game.first_bot ?? null);
  return Array.from({ length: usualOthers(game) }, () => seat);
}

/** With whom one can play. */
export const companies = (game: GameInfo): Company[] => [
  'bots',
  'friends',
  ...(game.least === 1 ? (['alone'] as const) : []),
];

export function company(others: Others): Company {
  if (others.length === 0) return 'alone';
  return others.includes(null) ? 'friends' : 'bots';
}

interface Wishes {
  options: OptionValues;
  absent: 'pass' | 'bot';
  public: boolean;
}

/** With nobody to wait for, the game begins at once. */
export function newTable(game: GameInfo, name: string, others: Others, wishes: Wishes): NewTable {
  const seats: SeatAsk[] = [
    { who: 'me' },
    ...others.map((bot): SeatAsk => (bot === null ? { who: 'open' } : { who: 'bot', bot })),
  ];
  return {
    game: game.name,
    name,
    seats: seats as NewTable['seats'],
    options: chosen(game.options, wishes.options, seats.length),
    absent: wishes.absent,
    public: wishes.public,
    start: !others.includes(null),
  };
}

/** The same game once more, for somebody who played alone or with bots. */
export function sameTable(table: TableInfo, name: string): NewTable {
  const seats = table.seats.map(({ name: person, bot }): SeatAsk => {
    return person ? { who: 'me' } : { who: 'bot', bot: bot ?? null };
  });
  return {
    game: table.game,
    name,
    seats: seats as NewTable['seats'],
    options: table.options as OptionValues,
    absent: table.absent,
    public: false,
    start: true,
  };
}
