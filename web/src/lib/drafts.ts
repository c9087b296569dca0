/** Where a board keeps what was not sent yet, by table. */
export const draftOf = (table: string): string => `draft.${table}`;
