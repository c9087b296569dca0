// Sending a move: one at a time, and a refusal is said where the move was tried.

import { announce } from '$lib/announce.svelte';

export interface Refusal<At> {
  /** Where it was tried: a cell of the board, a word, a button. */
  at: At;
  said: string;
}

export class Sending<Move, At> {
  /** Sent, and not yet answered. */
  busy = $state(false);
  refusal: Refusal<At> | null = $state.raw(null);

  /** `play` resolves to null when the move was played, or to the sentence of the refusal. */
  constructor(private readonly play: (move: Move) => Promise<string | null>) {}

  /** Says whether it was played. */
  async send(move: Move, at: At): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    const said = await this.play(move);
    this.busy = false;
    if (said !== null) this.refuse(at, said);
    return said === null;
  }

  refuse(at: At, said: string): void {
    this.refusal = { at, said };
    announce(said);
  }

  /** Puts a refusal away; says whether there was one. */
  forget(): boolean {
    const refused = this.refusal !== null;
    this.refusal = null;
    return refused;
  }
}
