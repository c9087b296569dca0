/** What comes up from below on a phone. */
export const SHEETS = ['bank', 'story', 'chat'] as const;
export type SheetName = (typeof SHEETS)[number];
