// A colour and a pattern for each piece, in the order of the kit: no two share both, so that whoever
// does not tell colours apart tells pieces apart.

export type Pattern = 'plain' | 'dots' | 'stripes' | 'waves';

export const LOOKS: readonly (readonly [colour: string, pattern: Pattern])[] = [
  ['#e4572e', 'plain'],
  ['#2274a5', 'dots'],
  ['#5d8f40', 'stripes'],
  ['#8e5bb0', 'plain'],
  ['#d9729a', 'dots'],
  ['#1f8a84', 'stripes'],
  ['#c9243a', 'waves'],
  ['#3d5aa9', 'plain'],
  ['#d97b0f', 'stripes'],
  ['#6a8f16', 'dots'],
  ['#5b3f8c', 'waves'],
  ['#0e8fab', 'plain'],
  ['#a53d64', 'stripes'],
  ['#7a5a2e', 'dots'],
  ['#3f7a52', 'waves'],
];
