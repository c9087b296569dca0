// A letter that is put beside the board: instead of laying one, or because one must.

import type { Move, Tile } from './seen';

interface Table {
  may: boolean;
  must: boolean;
  isLetter: (tile: Tile) => boolean;
  send: (move: Move) => Promise<boolean>;
}

export class Giving {
  private wished = $state(false);
  letter: Tile | null = $state(null);

  constructor(private readonly table: () => Table) {}

  must = $derived.by(() => this.table().must);
  /** A letter is being chosen. */
  now = $derived.by(() => this.table().may && (this.must || this.wished));

  begin(): void {
    this.wished = true;
    this.letter = null;
  }

  choose(tile: Tile): void {
    if (this.table().isLetter(tile)) this.letter = this.letter === tile ? null : tile;
  }

  /** Says whether there was anything to give up. */
  giveUp(): boolean {
    const { wished } = this;
    this.wished = false;
    this.letter = null;
    return wished;
  }

  async send(): Promise<void> {
    if (this.letter === null) return;
    if (await this.table().send({ type: 'give-free', tile: this.letter })) this.giveUp();
  }
}
