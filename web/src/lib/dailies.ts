// Challenges of the day: a word game has one in each language.

import type { DailyInfo } from '$lib/generated/wire';
import { gameInfo } from '$lib/boxes.svelte';
import { t } from '$lib/i18n.svelte';
import { optionWord, type OptionValues } from './options';
import { stopwatch } from '$lib/results';
import { wordLanguage } from './word-language.svelte';

export type Variants = readonly [DailyInfo, ...DailyInfo[]];

export function byGame(dailies: readonly DailyInfo[]): [string, Variants][] {
  const found = new Map<string, DailyInfo[]>();
  for (const one of dailies) found.set(one.game, [...(found.get(one.game) ?? []), one]);
  return [...found].map(([game, variants]) => [game, variants as unknown as Variants]);
}

/** The language in which a challenge is played, if that matters. */
export const languageOf = ({ options }: DailyInfo): string | undefined =>
  (options as { language?: string }).language;

/** Where there are several: the one in the language in which words are looked for here. */
export function chosenOf(variants: Variants): DailyInfo {
  return variants.find((one) => languageOf(one) === wordLanguage()) ?? variants[0];
}

/** The best result of the day, or one's own: points, or a time. */
export function reachedIn({ counts }: DailyInfo, whose: 'best' | 'yours', value: number): string {
  return counts === 'time'
    ? t(`shelf.daily.${whose}.time`, { time: stopwatch(value) })
    : t(`shelf.daily.${whose}`, { n: value });
}

/** By which numbers it is played, where results are compared by them: so many letters. */
function dealtWith({ game, options }: DailyInfo): string[] {
  const chosen = options as OptionValues;
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
