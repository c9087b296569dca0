// Where a cell lies, as people read it: `2,−1`. The minus is a true one: a hyphen looks too short,
// and most screen readers pass over it.

const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export const coordinates = (x: number, y: number): string => `${signed(x)},${signed(y)}`;
