// Shows a step happening over the view that already stands: seas turn over, words wash away, bottles
// drop. Nothing waits for it, and any press ends it, but for one that came too soon to be meant.

import { Happening as Steps } from '../../../kit/happening.svelte';
import type { Moment } from '../../contract';
import type { Cell, Sea, SeaEvent, SeaView, Writing } from './seen';
import { withWords } from './waters';

/** How long the seas lie open, and longer where something is washed away. */
export const OPEN = 3200;
export const WASHING = 1400;
/** What is pressed so soon after seas have opened was meant for what lay there before. */
export const TOO_SOON = 500;
const LANDING = 420;
const POURING = 900;

/** The seas as they lay open, before anything was erased. */
export interface Reveal {
  id: number;
  /** What happened: a game may have something to say of each sea. */
  events: readonly SeaEvent[];
  /** What stood when it did: its cards belong to these words, not those of the next turn. */
  before: SeaView;
  /** They turn over now. */
  turning: boolean;
  seas: readonly Sea[];
  writings: readonly Writing[];
  /** By crew. */
  washed: readonly ReadonlySet<Cell>[];
}

export interface Verdict extends SeaEvent {
  word: string;
  stands: boolean;
  by: 'accused' | 'arbiter' | 'vote';
  yes: number;
  no: number;
}

const shows = ({ type }: SeaEvent): boolean => type === 'words-shown';
const erases = ({ type }: SeaEvent): boolean => type === 'word-erased';

/** How long a step should stand, in milliseconds; null: the shell decides. `opens`: events of a game
    at which all seas lie open, too. */
export function hold(events: readonly SeaEvent[], opens: readonly string[] = []): number | null {
  if (events.some(erases)) return OPEN + WASHING;
  return events.some((event) => shows(event) || opens.includes(event.type)) ? OPEN : null;
}

export class Happening extends Steps<SeaView> {
  reveal: Reveal | null = $state.raw(null);
  /** How the last contest of this turn ended. */
  verdict: Verdict | null = $state.raw(null);
  private id = 0;
  private opened = 0;
  private closing: ReturnType<typeof setTimeout> | undefined;

  /** `opens`: events of a game at which all seas lie open, whatever is shown anyway. */
  constructor(private readonly opens: readonly string[] = []) {
    super();
  }

  /** Takes a step in. Says what stood before it, or null if it is not a new one. */
  follow(step: Moment<SeaEvent> | null, view: SeaView, still: boolean): SeaView | null {
    const taken = this.take(step, view, still);
    if (!taken?.fresh || !step) return null;
    this.judge(step.events, view);
    return taken.before;
  }

  private judge(events: readonly SeaEvent[], view: SeaView): void {
    const judged = events.findLast(({ type }) => type === 'judged');
    if (judged) this.verdict = judged as Verdict;
    else if (view.phase !== 'contest') this.verdict = null;
  }

  /** `open`: the seas lie open anyway, to be looked at. What others do next at the table does not
      cover what lies open for a moment; in a replay every step stands by itself. */
  show(events: readonly SeaEvent[], before: SeaView, open: boolean, still = false): void {
    super.skip();
    if (open || still) this.close();
    const washing = events.some(erases);
    const opens = washing || events.some(({ type }) => this.opens.includes(type));
    if (!opens && (open || !events.some(shows))) return;
    this.close();
    this.reveal = { id: ++this.id, ...opened(events, before) };
    this.opened = performance.now();
    this.closing = setTimeout(() => (this.reveal = null), OPEN + (washing ? WASHING : 0));
  }

  /** What fell or was written in the sea that is looked at. */
  land(root: Element, events: readonly SeaEvent[], crew: number): void {
    for (const event of events) {
      const { type, cell } = event;
      if (event.crew !== crew) continue;
      if (type === 'bottle-placed') this.drop(root, `[data-bottle="${cell}"]`);
      if (type === 'row-struck') this.pour(root, `[data-struck="${event.row}"]`);
    }
  }

  private drop(root: Element, what: string): void {
    const frames: Keyframe[] = [
      { transform: 'translateY(-160px) rotate(40deg)', opacity: 0 },
      { transform: 'translateY(10px) rotate(-8deg)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ];
    this.run(root.querySelector(what), frames, LANDING);
  }

  /** Ink comes in from the side. */
  private pour(root: Element, what: string): void {
    const frames: Keyframe[] = [
      { clipPath: 'inset(0 100% 0 0)', opacity: 0.6 },
      { clipPath: 'inset(0 0 0 0)', opacity: 1 },
    ];
    this.run(root.querySelector(what), frames, POURING);
  }

  /** Something was pressed: whoever has seen enough may go on. */
  press(): void {
    if (!this.reveal || performance.now() - this.opened >= TOO_SOON) this.skip();
  }

  override skip(): void {
    super.skip();
    this.close();
  }

  private close(): void {
    clearTimeout(this.closing);
    this.reveal = null;
  }
}

function opened(events: readonly SeaEvent[], before: SeaView): Omit<Reveal, 'id'> {
  const writings = events.find(shows)?.writings ?? before.writings;
  const erased = events.filter(erases);
  return {
    events,
    before,
    turning: events.some(shows),
    writings,
    seas: before.seas.map((sea, crew) =>
      withWords(
        sea,
        writings.filter((writing) => writing.crew === crew),
      ),
    ),
    washed: before.seas.map(
      (_, crew) => new Set(erased.flatMap((one) => (one.crew === crew ? (one.cells ?? []) : []))),
    ),
  };
}
