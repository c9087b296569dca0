import { expect, test } from 'vitest';
import { runsOf } from '../../src/games/labirinto-e-medusa/medusa/beads';

const beads = (letters: string): number[] => [...letters].map((letter) => 'BRY'.indexOf(letter));

test.each([
  ['BBRYYYRB', 2],
  ['BRYBRY', 0],
  ['BB', 1],
  ['B', 0],
  ['BBBB', 1],
  ['', 0],
])('the rulebook’s circle %s has %i runs (ME-E5)', (circle, runs) => {
  expect(runsOf(beads(circle))).toHaveLength(runs);
});

test('a run over the end of the circle starts before it', () => {
  expect(runsOf(beads('BBRYYYRB'))).toEqual([
    { start: 3, length: 3 },
    { start: 7, length: 3 },
  ]);
});

test('while it is being laid, the circle is open', () => {
  const circle = beads('BBRYYYRB');
  expect([0, 1, 2, 4, 5, 7, 8].map((laid) => runsOf(circle, laid).length)).toEqual([
    0, 0, 1, 1, 2, 2, 2,
  ]);
  expect(runsOf(beads('BRB'), 2)).toEqual([]);
  expect(runsOf(beads('BRB'))).toHaveLength(1);
});

/** Counts the places where a run begins: a bead unlike the one before, and like the one after. */
function naive(circle: readonly number[]): number {
  const n = circle.length;
  if (n > 1 && circle.every((bead) => bead === circle[0])) return 1;
  return circle.filter(
    (bead, k) => n > 1 && circle[(k + n - 1) % n] !== bead && circle[(k + 1) % n] === bead,
  ).length;
}

test('agrees with a simpler count on every circle of up to seven', () => {
  for (let n = 1; n <= 7; n += 1) {
    for (let code = 0; code < 3 ** n; code += 1) {
      const circle = Array.from({ length: n }, (_, k) => Math.floor(code / 3 ** k) % 3);
      expect(runsOf(circle).length, circle.join('')).toBe(naive(circle));
    }
  }
});
