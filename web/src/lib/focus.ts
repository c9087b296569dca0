import { tick } from 'svelte';

/** Nothing in particular has the focus: nothing at all, or the page that has just been opened,
 *  which gets it so that a screen reader begins there. Keys are the board's then. */
export function isNowhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target.matches('html, body, main[tabindex="-1"], h1[tabindex="-1"]');
}

/** Does something once the page has changed, if nothing in particular has the focus then. */
export function whenNowhere(act: () => void): void {
  void tick().then(() => {
    if (isNowhere(document.activeElement)) act();
  });
}
