// A colour and a pattern for each piece, in the order of the kit. The colours are those of the box's
// world; with the patterns, whoever does not tell colours apart tells pieces apart.

export type Pattern = 'plain' | 'dots' | 'stripes' | 'waves';

const look = (name: string, colour: string, pattern: Pattern): readonly [string, Pattern] => [
  `var(--piece-${name}, ${colour})`,
  pattern,
];

export const LOOKS: readonly (readonly [colour: string, pattern: Pattern])[] = [
  look('i2', '#d7263d', 'plain'),
  look('i3', '#2274a5', 'dots'),
  look('l3', '#5f9440', 'stripes'),
  look('i4', '#8e5bb0', 'plain'),
  look('l4', '#e06a1b', 'dots'),
  look('o4', '#1f8a84', 'stripes'),
  look('s4', '#e0699a', 'waves'),
  look('i5', '#3d5aa9', 'plain'),
  look('l5', '#c79411', 'stripes'),
  look('n5', '#5b3f8c', 'waves'),
  look('p5', '#12a0bf', 'dots'),
  look('u5', '#b5446e', 'stripes'),
  look('v5', '#7a9a12', 'waves'),
  look('w5', '#8a5a35', 'dots'),
  look('z5', '#5c6672', 'plain'),
];
