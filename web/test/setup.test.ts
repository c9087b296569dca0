import './browser';
import { describe, expect, it } from 'vitest';
import type { GameInfo, Moment, TableInfo } from '../src/lib/generated/wire';
import { withBots } from '../src/lib/seats';
import { asked, company, newTable, sameTable } from '../src/table/setup';
import { highlight } from '../src/games/labirinto-e-medusa/challenges';
import { actorOf, bestMoment, quoted } from '../src/table/telling';

const labirinto: GameInfo = {
  name: 'labirinto',
  box: 'labirinto-e-medusa',
  rules_version: 1,
  least: 1,
  most: 5,
  minutes: 30,
  options: [
    { name: 'first_player', default: null, values: [0, 1, 2, 3, 4, null] },
    { name: 'fallen_tokens_return', default: false, values: [false, true] },
  ],
  bots: ['easy', 'medium', 'strong'],
  solo: true,
  first_bot: 'medium',
};
const usual = { options: {}, absent: 'bot', public: false } as const;

describe('a new table', () => {
  it('is against two bots that newcomers meet unless one says otherwise', () => {
    expect(asked({ ...labirinto, first_bot: 'easy' }, null)).toEqual(['easy', 'easy']);
    expect(asked(labirinto, null)).toEqual(['medium', 'medium']);
    expect(asked(labirinto, 'friends')).toEqual([null, null]);
    expect(asked(labirinto, 'alone')).toEqual([]);
  });

  it('never has fewer seats than the game needs', () => {
    expect(asked({ ...labirinto, least: 4 }, null).length).toBe(3);
    expect(asked({ ...labirinto, least: 2 }, 'alone').length).toBeGreaterThan(0);
  });

  it('has them at once, too, for who plays now', () => {
    expect(withBots(labirinto).length).toBe(3);
    expect(withBots({ ...labirinto, least: 4, most: 6 })).toEqual([
      { who: 'me' },
      ...Array.from({ length: 3 }, () => ({ who: 'bot', bot: 'medium' })),
    ]);
    expect(withBots({ ...labirinto, most: 1 })).toEqual([{ who: 'me' }]);
  });

  it('knows its company by its seats', () => {
    expect(company([])).toBe('alone');
    expect(company(['easy'])).toBe('bots');
    expect(company(['easy', null])).toBe('friends');
  });

  it('begins at once only if nobody is waited for', () => {
    const made = newTable(labirinto, 'Ada', ['easy'], usual);
    expect(made).toMatchObject({
      start: true,
      seats: [{ who: 'me' }, { who: 'bot', bot: 'easy' }],
    });
    expect(newTable(labirinto, 'Ada', [null], usual)).toMatchObject({
      start: false,
      seats: [{ who: 'me' }, { who: 'open' }],
    });
  });

  it('names only the options that differ, and no first player who is not there', () => {
    const options = { first_player: 2, fallen_tokens_return: false };
    const wishes = { ...usual, options };
    expect(newTable(labirinto, 'Ada', ['easy'], wishes).options).toEqual({});
    expect(newTable(labirinto, 'Ada', ['easy', 'easy'], wishes).options).toEqual({
      first_player: 2,
    });
  });
});

describe('the same table again', () => {
  it('has me, the bots and the options where they were, and begins at once', () => {
    const table = {
      game: 'labirinto',
      options: { first_player: 1 },
      seats: [{ bot: 'easy' }, { name: 'Ada' }],
      absent: 'pass',
    } as unknown as TableInfo;
    expect(sameTable(table, 'Ada')).toEqual({
      game: 'labirinto',
      name: 'Ada',
      seats: [{ who: 'bot', bot: 'easy' }, { who: 'me' }],
      options: { first_player: 1 },
      absent: 'pass',
      public: false,
      start: true,
    });
  });
});

describe('the story', () => {
  const step = (version: number, ...events: unknown[]): Moment => ({ version, at: 0, events });

  it('belongs to whoever acted first', () => {
    expect(actorOf(step(1, { type: 'dealt' }, { type: 'placed', seat: 2 }))).toBe(2);
    expect(actorOf(step(1, { type: 'dealt' }))).toBeNull();
  });

  it('has a best moment: as the game has it, else where most happened', () => {
    const quiet = step(1, { type: 'a' });
    const busy = step(2, { type: 'a' }, { type: 'b' });
    const dared = step(3, { type: 'challenged' });
    const again = step(4, { type: 'challenged' });
    expect(bestMoment([], undefined)).toBeNull();
    expect(bestMoment([quiet, busy], undefined)).toBe(busy);
    expect(bestMoment([dared, quiet, again, busy], highlight)).toBe(again);
    expect(bestMoment([quiet, busy], highlight)).toBe(busy);
  });

  it('is quoted without what the game leaves out, unless nothing is left', () => {
    const moment = step(1, { type: 'wrote' }, { type: 'turned' });
    const quotes = ({ type }: { type: string }): boolean => type === 'wrote';
    expect(quoted(moment, quotes).events).toEqual([{ type: 'wrote' }]);
    expect(quoted(moment, () => false)).toBe(moment);
    expect(quoted(moment).events).toEqual(moment.events);
  });
});
