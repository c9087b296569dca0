// The word that one has chosen in an analysis: looked up, and shown on the board.

import { tick } from 'svelte';
import type { Path } from '../board/reading';

interface Word {
  text: string;
  path: Path;
}

export interface Said {
  type: 'claim';
  text: string;
  path: number[];
}

interface Shower {
  jump: (step: number) => void;
  point: (move: Said | null, look?: boolean) => void;
}

const saying = ({ text, path }: Word): Said => ({ type: 'claim', text, path: [...path] });

export class Chosen {
  word: string | null = $state(null);
  /** As the board shows it. */
  private said: Said | null = $state.raw(null);

  constructor(private readonly shower: () => Shower) {}

  /** Chooses a word, or lets it go again. */
  look = (one: Word): void => {
    this.word = this.word === one.text ? null : one.text;
    this.said = this.word === null ? null : saying(one);
    this.shower().point(this.said);
  };

  /** In the dictionary only: it is not on the board. */
  lookUp(text: string | null): void {
    this.word = text;
    this.said = null;
  }

  /** Brings the board into sight with it. */
  see = (): void => {
    if (this.said) this.shower().point(this.said, true);
  };

  /** Where the word lay for the first time. */
  show = async (one: Word & { since: number }): Promise<void> => {
    this.shower().jump(one.since);
    await tick();
    this.word = one.text;
    this.said = saying(one);
    this.shower().point(this.said, true);
  };
}
