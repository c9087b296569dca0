/** Nothing in particular has the focus: nothing at all, or the page that has just been opened,
 *  which gets it so that a screen reader begins there. Keys are the board's then. */
export function isNowhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target.matches('html, body, main[tabindex="-1"], h1[tabindex="-1"]');
}
