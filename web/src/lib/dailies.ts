// Challenges of the day: a game may have several, a word game one in each language.

import type { DailyInfo } from '$lib/generated/wire';
import { gameInfo } from '$lib/boxes.svelte';
import { t } from '$lib/i18n.svelte';
import { optionWord, type OptionValue, type OptionValues } from './options';
import { stopwatch } from '$lib/results';
import { wordLanguage } from './word-language.svelte';

export type Variants = readonly [DailyInfo, ...DailyInfo[]];

export function byGame(dailies: readonly DailyInfo[]): [string, Variants][] {
  const found = new Map<string, DailyInfo[]>();
  for (const one of dailies) found.set(one.game, [...(found.get(one.game) ?? []), one]);
  return [...found].map(([game, variants]) => [game, variants as unknown as Variants]);
}

const optionsOf = ({ options }: DailyInfo): OptionValues => options as OptionValues;

/** The option by which one chooses where there are several. */
export function differBy(variants: readonly DailyInfo[]): string | undefined {
  const [first, ...others] = variants.map(optionsOf);
  return ['language', ...Object.keys(first ?? {})].find((name) =>
    others.some((one) => one[name] !== first?.[name]),
  );
}

/** What a challenge has there. */
export const valueOf = (daily: DailyInfo, option: string): OptionValue =>
  optionsOf(daily)[option] ?? null;

/** Where there are several: the one in the language in which words are looked for here, or the first
 *  that one has not finished. */
export function chosenOf(variants: Variants): DailyInfo {
  const chosen =
    differBy(variants) === 'language'
      ? variants.find((one) => valueOf(one, 'language') === wordLanguage())
      : variants.find(({ yours }) => yours === null);
  return chosen ?? variants[0];
}

/** The value in words by which it differs from the others. */
export const variantWord = (daily: DailyInfo, option: string): string =>
  option === 'language'
    ? t(`shell.language.${valueOf(daily, option)}`)
    : optionWord(daily.game, option, valueOf(daily, option));

/** The best result of the day, or one's own: points, or a time. */
export function reachedIn({ counts }: DailyInfo, whose: 'best' | 'yours', value: number): string {
  return counts === 'time'
    ? t(`shelf.daily.${whose}.time`, { time: stopwatch(value) })
    : t(`shelf.daily.${whose}`, { n: value });
}

/** By which numbers it is played, where results are compared by them: so many letters. */
function dealtWith(daily: DailyInfo): string[] {
  const { game } = daily;
  const chosen = optionsOf(daily);
  const leagues = gameInfo(game)?.leagues ?? [];
  return leagues.flatMap((name) =>
    typeof chosen[name] === 'number' ? [optionWord(game, name, chosen[name])] : [],
  );
}

/** What there is to know before one takes it on. */
export function factsOf(daily: DailyInfo): string[] {
  const { players, best, ends_in } = daily;
  return [
    ...dealtWith(daily),
    t('shelf.daily.players', { n: players }),
    ...(best === null ? [] : [reachedIn(daily, 'best', best)]),
    t('shelf.daily.ends', { n: Math.floor(ends_in / 3600) }),
  ];
}
