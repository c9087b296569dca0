// What a replay's address says: `/replay/ID?as=1&analysis#step=17`.

export interface Place {
  /** Seen by this seat; null: by the public; undefined: not said. */
  as: number | null | undefined;
  analysis: boolean;
  step: number;
}

const PUBLIC = 'public';

export function readAddress({ search, hash }: { search: string; hash: string }): Place {
  const query = new URLSearchParams(search);
  return { as: seatOf(query.get('as')), analysis: query.has('analysis'), step: stepOf(hash) };
}

function seatOf(said: string | null): number | null | undefined {
  if (said === PUBLIC) return null;
  return said !== null && /^\d{1,2}$/.test(said) ? Number(said) : undefined;
}

export function stepOf(hash: string): number {
  return Number(/^#step=(\d{1,6})$/.exec(hash)?.[1] ?? 0);
}

/** The part of the address after its path. */
export function writeAddress({ as, analysis, step }: Place): string {
  const query = [
    ...(as === undefined ? [] : [`as=${as ?? PUBLIC}`]),
    ...(analysis ? ['analysis'] : []),
  ];
  return `${query.length ? `?${query.join('&')}` : ''}#step=${step}`;
}
