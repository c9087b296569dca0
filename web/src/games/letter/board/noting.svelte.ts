// Words that I have seen while others play. They are mine alone and wait here until I may write
// them; one that somebody else writes first is gone. They outlive a reload.

import { keep, keptList } from '../../../kit/keeping';
import type { Layout } from './layout';
import { readings, type Path, type Touching } from './reading';
import type { Seen } from './seen';

export interface Note {
  word: string;
  /** How it can be read now. */
  path: Path;
}

interface Table {
  seen: Seen;
  layout: Layout;
  beside: Touching;
  /** Where the words are kept. */
  key: string | undefined;
}

/** Nobody has more in mind. */
const MOST = 40;

export class Noting {
  private list: readonly Note[] = $state.raw([]);

  constructor(private readonly table: () => Table) {
    this.list = keptList(table().key, isNote);
  }

  /** Those that would still be new. */
  notes = $derived.by(() => this.list.flatMap((note) => this.still(note) ?? []));

  add(note: Note): void {
    this.list = [...this.notes.filter(({ word }) => word !== note.word), note].slice(-MOST);
    this.keep();
  }

  drop(word: string): void {
    this.list = this.list.filter((note) => note.word !== word);
    this.keep();
  }

  /** The note as it can be read now: along its own path if that is new, else along another. */
  private still({ word, path }: Note): Note | null {
    const { seen, layout, beside } = this.table();
    const writings = [...seen.written, ...seen.claims];
    const fresh = readings(layout, beside, word, writings, new Set(path)).find((way) => way.fresh);
    return fresh ? { word, path: fresh.path } : null;
  }

  private keep(): void {
    keep(this.table().key, this.list);
  }
}

function isNote(kept: unknown): kept is Note {
  const { word, path } = (kept ?? {}) as Partial<Note>;
  return typeof word === 'string' && Array.isArray(path);
}
