/** A sentence, or its plural forms. */
export type Entry = string | Record<string, string>;
export type Catalogue = Record<string, Entry>;

/** The catalogues of the boxes, by the folder they are found in. */
export type BoxTexts = Record<string, () => Promise<Catalogue>>;
