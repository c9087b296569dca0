import type { GameInfo, OptionFact } from '$lib/generated/wire';
import { has, number, t } from '$lib/i18n.svelte';
import { prefs } from './prefs.svelte';
import { wordLanguage } from './word-language.svelte';

export type OptionValue = string | number | boolean | null;
export type OptionValues = Record<string, OptionValue>;

/** Those that belong to no group stand last. */
const REST = 'rest';

export interface Arranged {
  first: readonly OptionFact[];
  groups: readonly { name: string; facts: readonly OptionFact[] }[];
}

/** A game's options as people are asked for them. */
export function arranged(facts: readonly OptionFact[], values: OptionValues): Arranged {
  const asked = facts.filter((fact) => matters(fact, facts, values));
  const rest = asked.filter(({ first }) => !first);
  const names = [...new Set(rest.flatMap(({ group }) => group || []))];
  const groups = [...names, REST].map((name) => ({
    name,
    facts: rest.filter(({ group }) => (group || REST) === name),
  }));
  return {
    first: asked.filter(({ first }) => first),
    groups: groups.filter((group) => group.facts.length),
  };
}

/** Some are asked for only where others have been chosen. */
export function matters(
  { when = {} }: OptionFact,
  facts: readonly OptionFact[],
  values: OptionValues,
): boolean {
  const usual = (name: string): OptionValue =>
    facts.find((fact) => fact.name === name)?.default ?? null;
  return Object.entries(when).every(([name, value]) => (values[name] ?? usual(name)) === value);
}

/** What a game is played by when nobody has chosen anything, beside so many people and bots. */
export function usualOptions(game: GameInfo, people: number, bots: number): OptionValues {
  const company = people ? (bots ? 'both' : 'people') : bots ? 'bots' : 'alone';
  const usual = game.options.map(
    ({ name, values, usual = {} }): [string, OptionValue | undefined] => [
      name,
      name === 'language' ? values.find((value) => value === wordLanguage()) : usual[company],
    ],
  );
  return Object.fromEntries(usual.filter(([, value]) => value !== undefined)) as OptionValues;
}

/** What is other for somebody who meets a game for the first time, beside so many bots: the sand
    runs twice as long, for it runs while they read what it is about. */
export function firstTime({ name, options }: GameInfo, bots: number): OptionValues {
  const isTimed = options.some((fact) => fact.name === 'sand' && fact.values.includes('two'));
  return bots && isTimed && !prefs.coached.includes(name) ? { sand: 'two' } : {};
}

/** A value in words; a number may speak for itself. */
export function optionWord(game: string, option: string, value: OptionValue): string {
  if (typeof value !== 'number') return t(`${game}.option.${option}.value.${value ?? 'none'}`);
  const key = `${game}.option.${option}.number`;
  return has(key) ? t(key, { n: value }) : number(value);
}

/** The options that differ from the box's own: what a table of so many seats is made with. */
export function chosen(
  facts: readonly OptionFact[],
  values: OptionValues,
  seats: number,
): OptionValues {
  const differs = ({ name, default: usual }: OptionFact): boolean =>
    name in values && values[name] !== usual && !missingSeat(name, values[name] ?? null, seats);
  return Object.fromEntries(facts.filter(differs).map(({ name }) => [name, values[name] ?? null]));
}

/** The seat that was to begin has been taken away since. */
function missingSeat(name: string, value: OptionValue, seats: number): boolean {
  return name === 'first_player' && typeof value === 'number' && value >= seats;
}
