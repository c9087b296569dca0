// The word that somebody points at in a list, wherever on the page: the board shows its way.

import type { Attachment } from 'svelte/attachments';
import type { Path } from './reading';

class Pointed {
  path: Path = $state.raw([]);
  #by: unknown = null;

  /** `by` is who points: only they can stop it. */
  at(path: Path, by: unknown): void {
    this.path = path;
    this.#by = by;
  }

  off(by: unknown): void {
    if (this.#by === by) this.path = [];
  }
}

export const pointed = new Pointed();

/** Points as long as the pointer or the focus is there; and no longer, if the word goes away. */
export function pointsAt(path: () => Path): Attachment<HTMLElement> {
  return (node) => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['pointerenter', 'focus'])
      node.addEventListener(name, () => pointed.at(path(), node), { signal });
    for (const name of ['pointerleave', 'blur'])
      node.addEventListener(name, () => pointed.off(node), { signal });
    return () => {
      listening.abort();
      pointed.off(node);
    };
  };
}
