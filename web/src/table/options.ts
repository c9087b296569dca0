import type { OptionFact } from '$lib/generated/wire';
import { has, number, t } from '$lib/i18n.svelte';

export type OptionValue = string | number | boolean | null;
export type OptionValues = Record<string, OptionValue>;

/** What a newcomer sees at once, game by game; all else is folded away. */
const FIRST: Record<string, readonly string[]> = {
  letter: ['language', 'scoring', 'sand'],
  'letter-words': ['language', 'letters', 'minutes'],
  'letter-long': ['language', 'letters', 'minutes'],
};
/** Where there are many, those that belong together stand together. */
const GROUPS: Record<string, readonly string[]> = {
  words: ['umlauts', 'geography', 'first_names', 'arbiter'],
  tiles: ['letters', 'board', 'turning'],
};
/** The server sorts names by the alphabet; people read them from little to much. */
const ORDER: Record<string, readonly OptionValue[]> = {
  language: ['en', 'it', 'de', 'fr'],
  umlauts: ['ae', 'a'],
  scoring: ['words', 'letters', 'different', 'points'],
  sand: ['off', 'half', 'one', 'one-and-a-half', 'two'],
  minutes: [null],
};

export interface Arranged {
  first: readonly OptionFact[];
  /** By name; what belongs to none comes last. */
  groups: readonly { name: string; facts: readonly OptionFact[] }[];
}

/** A game's options as people are asked for them. */
export function arranged(
  game: string,
  facts: readonly OptionFact[],
  values: OptionValues,
): Arranged {
  const asked = facts.filter((fact) => matters(fact, facts, values)).map(inOrder);
  const wanted = FIRST[game] ?? [];
  const first = wanted.flatMap((name) => asked.filter((fact) => fact.name === name));
  const rest = asked.filter((fact) => !first.includes(fact));
  const named = Object.entries(GROUPS).map(([name, names]) => ({
    name,
    facts: rest.filter((fact) => names.includes(fact.name)),
  }));
  const others = rest.filter((fact) => !named.some(({ facts: own }) => own.includes(fact)));
  const groups = [...named, { name: 'rest', facts: others }];
  return { first, groups: groups.filter((group) => group.facts.length) };
}

/** Only German has umlauts. */
function matters(fact: OptionFact, facts: readonly OptionFact[], values: OptionValues): boolean {
  if (fact.name !== 'umlauts') return true;
  const usual = facts.find(({ name }) => name === 'language')?.default;
  return (values.language ?? usual) === 'de';
}

export function inOrder(fact: OptionFact): OptionFact {
  const order = ORDER[fact.name];
  if (!order) return fact;
  const known = order.filter((value) => fact.values.includes(value));
  return { ...fact, values: [...known, ...fact.values.filter((value) => !order.includes(value))] };
}

/** A value in words; a number may speak for itself. */
export function optionWord(game: string, option: string, value: OptionValue): string {
  if (option === 'minutes' && typeof value === 'number') return t('shelf.minutes', { n: value });
  const key = `${game}.option.${option}.value.${value ?? 'none'}`;
  return typeof value === 'number' && !has(key) ? number(value) : t(key);
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
