// The word that somebody points at in a list, wherever on the page: the board shows its way.

import type { Path } from './reading';

class Pointed {
  path: Path = $state.raw([]);

  at(path: Path): void {
    this.path = path;
  }

  off(path: Path): void {
    if (this.path === path) this.path = [];
  }
}

export const pointed = new Pointed();
