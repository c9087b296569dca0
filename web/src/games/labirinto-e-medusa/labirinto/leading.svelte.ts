// Leads the focus on: who plays by keys is brought to where the next move can be made, unless they
// are somewhere else on the page.

import { tick } from 'svelte';
import { isNowhere } from '$lib/focus';
import type { Plane } from '../../../kit/plane.svelte';
import type { Playing } from './playing.svelte';

interface Board {
  root: HTMLElement | undefined;
  plane: Plane;
  playing: Playing;
  mine: boolean;
}

export class Leading {
  /** The last press was that of a key. */
  byKeys = false;
  private wanted = false;

  /** From within a board, as long as that is there. */
  constructor(private readonly board: () => Board) {
    $effect(() => {
      const { sending } = board().playing;
      if (sending.busy) this.wanted = this.byKeys && !this.elsewhere();
      if (sending.refusal) this.wanted = false;
    });
    $effect(() => {
      if (!board().mine || !this.wanted) return;
      this.wanted = false;
      this.lead();
    });
    // Asked, and not dared: back to where the question came from.
    $effect(() => {
      if (board().playing.daring)
        return () => void tick().then(() => this.focus('[data-challenge]'));
    });
  }

  lead(): void {
    void tick().then(() => {
      const { plane, playing } = this.board();
      const first = [...playing.drafting.lit][0];
      if (playing.offers.challenge) this.focus('.dock button');
      else if (first !== undefined && !this.elsewhere()) plane.focusOn(first);
    });
  }

  private focus(what: string): void {
    if (!this.elsewhere()) this.board().root?.querySelector<HTMLElement>(what)?.focus();
  }

  private elsewhere(): boolean {
    const here = document.activeElement;
    return !isNowhere(here) && !this.board().root?.contains(here);
  }
}
