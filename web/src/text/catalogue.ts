/** A sentence, or its plural forms. */
export type Entry = string | Record<string, string>;
export type Catalogue = Record<string, Entry>;

/** What comes when it is needed: catalogues of boxes, by the folder they are found in, and `pages`. */
export type LaterTexts = Record<string, () => Promise<Catalogue>>;
