import type { OptionFact } from '$lib/generated/wire';

export type OptionValue = string | number | boolean | null;
export type OptionValues = Record<string, OptionValue>;

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
