// Nobody is asked for a name before playing: everybody gets a friendly one, and may change it. It
// is an adjective and an animal, which agree: animals are listed by gender, one group for each form
// of the adjectives.

import { t } from './i18n.svelte';
import { keep, prefs } from './prefs.svelte';

/** As long as the server allows. */
export const LONGEST_NAME = 24;

interface Words {
  /** Each in its forms; one that has a single form has it for all. */
  adjectives: string[][];
  animals: string[][];
}

const listed = (text: string): string[] => text.split(', ');

function words(): Words {
  return {
    adjectives: listed(t('guest.adjectives')).map((forms) => forms.split('/')),
    animals: t('guest.animals').split(' / ').map(listed),
  };
}

function joined(forms: string[], gender: number, animal: string): string {
  return t('guest.name', { adjective: forms[gender] ?? forms[0] ?? '', animal });
}

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** Whether a name is one of those that we give, in the reader's language. */
export function isGivenName(name: string): boolean {
  const { adjectives, animals } = words();
  return animals.some((group, gender) =>
    group.some(
      (animal) =>
        name.includes(animal) && adjectives.some((forms) => joined(forms, gender, animal) === name),
    ),
  );
}

export function myName(): string {
  if (!prefs.name.trim()) rename(anotherName([]));
  return prefs.name;
}

/** A friendly name in the reader's language, none of those given. */
export function anotherName(not: readonly string[]): string {
  const { adjectives, animals } = words();
  const all = animals.flatMap((group, gender) => group.map((animal) => ({ animal, gender })));
  for (;;) {
    const { animal, gender } = oneOf(all);
    const name = joined(oneOf(adjectives), gender, animal);
    if (name.length <= LONGEST_NAME && !not.includes(name)) return name;
  }
}

/** My name at a table where these sit. A name of my own stays mine, though somebody has it too: the
 *  server tells us apart. One that was given to me is given anew. */
export function nameAmong(others: readonly string[]): string {
  const name = myName();
  return others.includes(name) && isGivenName(name) ? anotherName(others) : name;
}

export function rename(name: string): void {
  prefs.name = name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
  keep();
}
