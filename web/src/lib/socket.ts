// The line to a table: commands go out with an id, each is answered once, and a cut line mends
// itself. What was not answered is said again with the same id; the server does not do it twice.

import type { AnyCommand, AnyMessage, Answered, Recalled, Refused } from './generated/wire';

export type LineState = 'connecting' | 'open' | 'reconnecting' | 'closed';

type Unnumbered<C> = C extends unknown ? Omit<C, 'id'> : never;
/** A command before the line has given it an id. */
export type Wish = Unnumbered<AnyCommand>;

/** Null: done. */
export type Answer = Refused | Recalled | Answered | null;

export interface Known {
  version: number | null;
  /** When the last chat was said. */
  chat: number;
}

const NOTHING: Known = { version: null, chat: 0 };

export interface LineEnds {
  /** What was last seen, for the first words on a new line. */
  known: () => Known;
  /** Everything the server says of itself; answers go to whoever asked. */
  hear: (message: AnyMessage) => void;
  /** `code` says why a line was closed for good. */
  state: (state: LineState, code: string | null) => void;
}

const BEAT = 15_000;
const PATIENCE = 10_000;
const SHORTEST = 300;
const LONGEST = 10_000;

/** Farewells after which coming back makes sense. All others are final. */
const PASSING = new Set(['closing', 'server-failed', 'store-failed', 'too-slow']);

/** `crypto.randomUUID` is missing where friends play over plain http in one house. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Pending {
  command: AnyCommand;
  answered: (answer: Answer) => void;
}

/** Calls back when the browser is online again, or the page is looked at again. */
export function whenAwake(wake: () => void): () => void {
  const looked = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', looked);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', looked);
  };
}

export function tableAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/${encodeURIComponent(id)}`;
}

export class Line {
  private socket: WebSocket | null = null;
  private state: LineState = 'connecting';
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private farewell: string | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly asleep: () => void;

  constructor(
    private readonly address: string,
    private readonly ends: LineEnds,
    awake: (wake: () => void) => () => void = whenAwake,
  ) {
    this.asleep = awake(() => this.wake());
    this.connect();
  }

  /** Sends a command now, or as soon as there is a line again. */
  ask(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: newId() } as AnyCommand;
    return new Promise((answered) => {
      this.pending.set(command.id, { command, answered });
      if (this.state === 'open') this.say(command);
    });
  }

  /** Everything from the beginning: what we know does not fit what we hear. */
  refresh(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.greet(NOTHING);
  }

  /** Tries again after a farewell that was final. */
  reopen(): void {
    if (this.state === 'closed') this.connect();
  }

  /** Nobody sits here any longer: what is still unanswered stays so. */
  hangUp(): void {
    this.asleep();
    this.drop();
    clearTimeout(this.retry);
    this.pending.clear();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.farewell = null;
    this.turn(this.tries === 0 ? 'connecting' : 'reconnecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.greet(this.ends.known());
    socket.onmessage = (event: MessageEvent<string>) => this.hear(event.data);
    socket.onclose = () => this.cut();
    this.patience = setTimeout(() => this.cut(), PATIENCE);
  }

  private greet({ version, chat }: Known): void {
    this.say({ type: 'hello', id: newId(), version, chat });
  }

  private say(command: AnyCommand): void {
    this.socket?.send(JSON.stringify(command));
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as AnyMessage;
    if (message.type === 'bye') {
      this.farewell = message.code;
      return;
    }
    this.alive();
    if (message.type === 'done') this.answer(message.id, null);
    else if (message.type === 'recalled' || message.type === 'answered')
      this.answer(message.id, message);
    else if (message.type === 'refused' && message.id !== null) this.answer(message.id, message);
    else this.ends.hear(message);
  }

  private answer(id: string, answer: Answer): void {
    this.pending.get(id)?.answered(answer);
    this.pending.delete(id);
  }

  /** Whatever is heard shows that the line works: ask again only after some silence. */
  private alive(): void {
    clearTimeout(this.patience);
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), BEAT);
    if (this.state === 'open') return;
    this.tries = 0;
    this.turn('open');
    for (const { command } of this.pending.values()) this.say(command);
  }

  private ping(): void {
    clearTimeout(this.patience);
    this.say({ type: 'ping', id: newId() });
    this.patience = setTimeout(() => this.cut(), PATIENCE);
  }

  private wake(): void {
    if (this.state === 'open') this.ping();
    else if (this.state !== 'closed' && this.socket === null) this.connect();
  }

  private cut(): void {
    this.drop();
    if (this.farewell !== null && !PASSING.has(this.farewell)) {
      this.turn('closed', this.farewell);
      return;
    }
    this.tries += 1;
    this.turn('reconnecting');
    const most = Math.min(LONGEST, SHORTEST * 2 ** this.tries);
    this.retry = setTimeout(() => this.connect(), SHORTEST + Math.random() * (most - SHORTEST));
  }

  private drop(): void {
    clearTimeout(this.beat);
    clearTimeout(this.patience);
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private turn(state: LineState, code: string | null = null): void {
    this.state = state;
    this.ends.state(state, code);
  }
}
