// Results are compared where the game was the same: in one language, with as many letters. The
// address of a leaderboard says which: /leaders/letter-words?today&language=de&letters=12

import type { GameInfo, OptionFact } from '$lib/generated/wire';
import { gameInfo } from '$lib/boxes.svelte';
import { matters, type OptionValues } from './options';
import { wordLanguage } from './word-language.svelte';

/** The options by which one chooses a leaderboard. */
export const leaguesOf = (game: GameInfo): OptionFact[] =>
  game.options.filter(({ name }) => game.leagues?.includes(name));

export function leadersAddress(game: string, options: object, today = false): string {
  const leagues = gameInfo(game)?.leagues ?? [];
  const told = Object.entries(options)
    .filter(([name, value]) => leagues.includes(name) && value !== null)
    .map(([name, value]) => `${name}=${String(value)}`);
  const query = [...(today ? ['today'] : []), ...told].join('&');
  return `/leaders/${game}${query && `?${query}`}`;
}

/** What an address wishes for, as far as the game has it; else as usual, in one's own language. */
export function wishedOptions(game: GameInfo, search: string): OptionValues {
  const wishes = new URLSearchParams(search);
  return Object.fromEntries(
    leaguesOf(game).map(({ name, values, default: usual }) => {
      const said = wishes.get(name) ?? (name === 'language' ? wordLanguage() : null);
      return [name, values.find((value) => String(value) === said) ?? usual];
    }),
  ) as OptionValues;
}

/** Whether a game with these options has a leaderboard that one can choose: the rest is as usual,
    or does not matter. */
export function hasBoard(game: GameInfo, options: OptionValues): boolean {
  return game.options
    .filter(({ name }) => !game.leagues?.includes(name))
    .filter((fact) => matters(fact, game.options, options))
    .every(({ name, default: usual }) => (options[name] ?? usual) === usual);
}
