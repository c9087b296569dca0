// A table as one person sees it. The story is kept as events, not as sentences, so a change of
// language tells it anew.

import type {
  AnyMessage,
  Chat,
  Standing,
  Moment,
  Moments,
  Refused,
  RunningGlass,
  Snapshot,
  TableInfo,
  You,
} from './generated/wire';
import { has, t } from './i18n.svelte';
import { Latest } from './latest';
import { Showing, type Pace } from './showing.svelte';
import { Line, tableAddress, whenAwake, type LineState, type Wish } from './socket';

/** An earlier moment that is being looked at. */
export interface Glance {
  version: number;
  view: unknown;
  moment: Moment | null;
}

/** Who watches over how the table is shown. */
export interface Onlooker extends Pace {
  /** Somebody has just said something. */
  said: (chat: Chat) => void;
}

const MOST_CHAT = 200;
/** In milliseconds: well below what the server allows. */
const SKETCH_EVERY = 300;

export class Table {
  state: LineState = $state('connecting');
  /** Why the line was closed for good. */
  closedBy: string | null = $state(null);
  you: You = $state.raw({ seat: null, host: false });
  info: TableInfo | null = $state.raw(null);
  version: number | null = $state(null);
  story: readonly Moment[] = $state.raw([]);
  chat: readonly Chat[] = $state.raw([]);
  /** Where the game stands, shown or not. */
  match: Standing | null = $state.raw(null);
  glance: Glance | null = $state.raw(null);
  /** What others are about to do, by their seats, as far as one may know. */
  sketches: Readonly<Record<number, unknown>> = $state.raw({});
  readonly showing: Showing;
  /** When it was told how the game stands: sand and clock run on by themselves. */
  private readonly toldAt = new WeakMap<Standing, number>();
  private readonly line: Line;
  private readonly sketched = new Latest<unknown>((sketch) => {
    // Without a line nobody looks on, and later it is another one.
    if (this.state === 'open') void this.line.ask({ type: 'sketch', sketch });
  }, SKETCH_EVERY);

  constructor(
    id: string,
    private readonly onlooker: Onlooker,
    awake = whenAwake,
  ) {
    this.showing = new Showing(onlooker);
    this.line = new Line(
      tableAddress(id),
      {
        known: () => ({ version: this.version, chat: this.chat.at(-1)?.at ?? 0 }),
        hear: (message) => this.hear(message),
        state: (state, code) => {
          this.state = state;
          // What others sketch now is told anew on every line.
          if (state !== 'open') this.sketches = {};
          this.closedBy = code;
        },
      },
      awake,
    );
  }

  /** The story as far as the board has shown it: nothing is told before it is seen. */
  get told(): readonly Moment[] {
    const ahead = this.showing.ahead;
    return ahead ? this.story.slice(0, -ahead) : this.story;
  }

  /** The sand that ran when the game stood so, and what is left of it now. */
  sandOf(standing: Standing | null): RunningGlass | null {
    if (!standing?.sand) return null;
    const gone = this.sinceTold(standing) / 1000;
    return { ...standing.sand, left: Math.max(0, standing.sand.left - gone) };
  }

  /** The table's clock now: milliseconds since the game began. */
  readonly clock = (): number => (this.match ? this.match.clock + this.sinceTold(this.match) : 0);

  private sinceTold(standing: Standing): number {
    return performance.now() - this.toldAt.get(standing)!;
  }

  /** Null when it was done, else the refusal as a sentence. */
  async wish(wish: Wish): Promise<string | null> {
    const answer = await this.line.ask(wish);
    return answer?.type === 'refused' ? refusal(answer) : null;
  }

  play(move: unknown): Promise<string | null> {
    return this.wish({ type: 'play', move });
  }

  /** What the game says to a question about what one sees; null where it does not answer, or where
   *  the table has gone on meanwhile. */
  async ask<A>(question: unknown): Promise<A | null> {
    const answer = await this.line.ask({ type: 'ask', question });
    if (answer?.type !== 'answered' || answer.version !== this.version) return null;
    return answer.answer as A;
  }

  /** Shows the others what one is about to do, as far as the game lets them see it; null: nothing
   *  any more. Told at most a few times a second, the latest always. */
  sketch(sketch: unknown): void {
    this.sketched.put(sketch);
  }

  /** Shows an earlier moment; what goes on is kept for later. */
  async look(version: number): Promise<string | null> {
    const answer = await this.line.ask({ type: 'recall', version });
    if (answer?.type === 'refused') return refusal(answer);
    if (answer?.type !== 'recalled') return null;
    const moment = this.story.find((one) => one.version === answer.version) ?? null;
    this.glance = { version: answer.version, view: answer.view, moment };
    return null;
  }

  backToNow(): void {
    this.glance = null;
    this.showing.skip();
  }

  reopen(): void {
    this.line.reopen();
  }

  leave(): void {
    this.sketched.stop();
    this.showing.stop();
    this.line.hangUp();
  }

  private hear(message: AnyMessage): void {
    if (message.type === 'snapshot') this.begin(message);
    else if (message.type === 'moments') this.goOn(message);
    else if (message.type === 'table-changed') {
      this.you = message.you;
      this.info = message.table;
    } else if (message.type === 'sketched') {
      const { [message.seat]: _, ...others } = this.sketches;
      this.sketches =
        message.sketch === null ? others : { ...others, [message.seat]: message.sketch };
    } else if (message.type === 'chatted') {
      this.chat = [...this.chat.slice(1 - MOST_CHAT), message.chat];
      this.onlooker.said(message.chat);
    }
  }

  private begin(snapshot: Snapshot): void {
    this.you = snapshot.you;
    this.info = snapshot.table;
    this.version = snapshot.version;
    this.story = snapshot.story;
    this.chat = snapshot.chat;
    this.sketches = {};
    this.know(snapshot.match);
    this.showing.reset(snapshot.match);
  }

  /** Steps already known come again after a cut; a step missing in between means a fresh start. */
  private goOn(message: Moments): void {
    const known = this.version;
    const news = message.moments.filter((moment) => known === null || moment.version > known);
    const first = news[0];
    if (known === null || (first && first.version !== known + 1)) {
      this.version = null;
      this.line.refresh();
      return;
    }
    this.version = message.version;
    this.know(message.match);
    if (first === undefined) {
      this.showing.reset(message.match);
      return;
    }
    this.story = [...this.story, ...news];
    this.showing.add({ moments: news, match: message.match });
  }

  private know(match: Standing | null): void {
    this.match = match;
    if (match) this.toldAt.set(match, performance.now());
  }
}

/** A refusal in the reader's language. */
export function refusal({ code, params = {} }: Pick<Refused, 'code' | 'params'>): string {
  const key = `error.${code}`;
  return has(key) ? t(key, params) : t('table.error.other', { code });
}
