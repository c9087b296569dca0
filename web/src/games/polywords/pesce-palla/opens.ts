/** Events at which all seas are shown for a moment, with what each word is worth. */
export const OPENS: readonly string[] = ['letters-counted'];
