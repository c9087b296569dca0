// A list that grows at its end keeps its end in sight, unless somebody is reading further up.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const NEAR = 48;

export function staysAtEnd(length: () => number): Attachment<HTMLElement> {
  return (node) => {
    let atEnd = true;
    const scrolled = (): void => {
      atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
    };
    const toEnd = (): void => {
      if (atEnd) node.scrollTop = node.scrollHeight;
    };
    // A panel that is folded away has no height until it is opened.
    const opened = new ResizeObserver(toEnd);
    opened.observe(node);
    node.addEventListener('scroll', scrolled, { passive: true });
    $effect(() => {
      length();
      void tick().then(toEnd);
    });
    return () => {
      opened.disconnect();
      node.removeEventListener('scroll', scrolled);
    };
  };
}
