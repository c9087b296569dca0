// What is longer than its space, and holds nothing that Tab leads to, must itself be reached to be
// scrolled by keys.

import type { Attachment } from 'svelte/attachments';

const INSIDE = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"]';

export const scrollable: Attachment<HTMLElement> = (element) => {
  function look(): void {
    const scrolls = element.scrollHeight > element.clientHeight;
    if (scrolls && !element.querySelector(INSIDE)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
