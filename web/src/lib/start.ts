// From a box to a table in one click.

import { games, makeTable } from './api';
import type { GameInfo, NewTable, SeatAsk } from './generated/wire';
import { myName } from './names';
import { go } from './router.svelte';
import { withBots } from './seats';
import { firstTime, usualOptions, type OptionValues } from './options';

async function open(game: string, seats: SeatAsk[], more: Partial<NewTable>): Promise<void> {
  const table = { game, name: myName(), seats: seats as NewTable['seats'], start: true };
  const made = await makeTable({ ...table, ...more });
  go(`/t/${made.id}`);
}

const proposed = (game: GameInfo, bots: number): OptionValues => ({
  ...usualOptions(game, 0, bots),
  ...firstTime(game, bots),
});

export async function playNow(name: string, options: OptionValues = {}): Promise<void> {
  const game = (await games()).find((one) => one.name === name);
  const seats = game ? withBots(game) : [{ who: 'me' as const }];
  await open(name, seats, {
    options: { ...(game ? proposed(game, seats.length - 1) : {}), ...options },
  });
}

export async function playDaily(game: string, variant = ''): Promise<void> {
  await open(game, [{ who: 'me' }], { daily: true, variant });
}
