// What is longer than its space, and holds nothing that Tab leads to, must itself be reached to be
// scrolled by keys.

import type { Attachment } from 'svelte/attachments';

const INSIDE = 'a[href], button, input, select, textarea, [tabindex="0"]';

export const scrollable: Attachment<HTMLElement> = (element) => {
  function look(): void {
    const scrolls = element.scrollHeight > element.clientHeight;
    if (scrolls && !element.querySelector(INSIDE)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
