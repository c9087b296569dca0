// What stands out in a replay: where turns begin, and where the bot would have played otherwise.

import type { AnalysedTurn, ReplayStep } from '$lib/generated/wire';

export interface TurnMark {
  step: number;
  /** Whose turn begins; null where several may act. */
  seat: number | null;
}

const beganTurn = (event: unknown): boolean => (event as { type?: string }).type === 'turn-began';

/** The steps after which the table waits for somebody else, or for the same one again. */
export function turnMarks(steps: readonly ReplayStep[]): TurnMark[] {
  return steps.flatMap(({ actors, events }, step) => {
    const before = steps[step - 1]?.actors ?? [];
    const begins = String(actors) !== String(before) || events.some(beganTurn);
    if (!actors.length || !begins) return [];
    return [{ step, seat: actors.length === 1 ? actors[0]! : null }];
  });
}

/** The choice that is before us at a step: it was made with the next one. */
export function turnAt(turns: readonly AnalysedTurn[], step: number): AnalysedTurn | undefined {
  return turns.find((turn) => turn.step === step + 1);
}

/** The nearest difference before (-1) or after (1) a step, as the step to go to. */
export function difference(
  turns: readonly AnalysedTurn[],
  step: number,
  way: -1 | 1,
): number | undefined {
  const places = turns.filter((turn) => !turn.agrees).map((turn) => turn.step - 1);
  if (way < 0) return places.findLast((place) => place < step);
  return places.find((place) => place > step);
}

/** The chance to win a challenge, where the game tells one. */
export function chanceOf(insights: readonly { label: string; value: number }[]): number | null {
  return insights.find(({ label }) => label === 'chance-to-win')?.value ?? null;
}
