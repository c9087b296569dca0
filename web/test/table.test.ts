import './browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Standing, Moment, Snapshot } from '../src/lib/generated/wire';
import { FakeSocket } from './fake-socket';
import { prefs } from '../src/lib/prefs.svelte';
import { Table, refusal } from '../src/lib/table.svelte';
import { speakIn } from './speaking';

const moment = (version: number): Moment => ({
  version,
  at: 0,
  events: [{ type: 'step', version }],
});
const match = (view: number): Standing => ({
  view,
  actors: [0],
  choices: null,
  insights: [],
  sand: null,
  clock: 0,
  scores: [],
  outcome: null,
});
const snapshot = (version: number): Snapshot => ({
  type: 'snapshot',
  protocol: 1,
  you: { seat: 0, host: true },
  table: {
    id: 't1',
    code: 'K7Q2MN',
    game: 'labirinto',
    options: {},
    phase: 'playing',
    seats: [{ name: 'Ada' }, { bot: 'easy' }],
    host: 0,
    public: false,
    absent: 'pass',
    spectators: 0,
  },
  version,
  match: match(version),
  story: Array.from({ length: version }, (_, index) => moment(index + 1)),
  chat: [],
});

let hurry: boolean;
let seen: number[];
let said: unknown[];

function table() {
  return new Table(
    't1',
    {
      hurry: () => hurry,
      hold: () => 1000,
      seen: (step) => seen.push(...step.moments.map((one) => one.version)),
      said: (chat) => said.push(chat.text),
    },
    () => () => undefined,
  );
}

function at(version: number) {
  const made = table();
  FakeSocket.latest.open();
  FakeSocket.latest.say(snapshot(version));
  return made;
}

function happen(...versions: number[]): void {
  const last = versions.at(-1)!;
  const moments = versions.map(moment);
  FakeSocket.latest.say({ type: 'moments', version: last, moments, match: match(last) });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'ludoteca.example' });
  FakeSocket.all = [];
  hurry = false;
  seen = [];
  said = [];
  await speakIn('en');
  prefs.language = 'en';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is known', () => {
  it('goes to the table’s address by a secure line', () => {
    table();
    expect(FakeSocket.latest.address).toBe('wss://ludoteca.example/ws/t1');
  });

  it('grows by the steps that follow', () => {
    const made = at(3);
    happen(4);
    happen(5);
    expect(made.version).toBe(5);
    expect(made.story.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
  });

  it('asks afresh when a step is missing, and shows nothing of what does not fit', () => {
    const made = at(3);
    happen(5);
    expect(made.story.length).toBe(3);
    expect(FakeSocket.latest.sentOf('hello').at(-1)).toMatchObject({ version: null });
    FakeSocket.latest.say(snapshot(5));
    expect(made.version).toBe(5);
    expect(made.showing.match).toEqual(match(5));
  });

  it('does not tell a step twice that comes again', () => {
    const made = at(3);
    happen(4);
    happen(3, 4, 5);
    expect(made.story.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
  });

  it('greets a new line with the version it has', async () => {
    at(3);
    happen(4);
    FakeSocket.latest.cut();
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toMatchObject([{ type: 'hello', version: 4 }]);
  });
});

describe('sand', () => {
  const glass = (left: number) => ({ name: 'turn', number: 1, seconds: 45, left });

  it('is that of the moment that is shown, and runs on', async () => {
    const made = table();
    FakeSocket.latest.open();
    FakeSocket.latest.say({ ...snapshot(3), match: { ...match(3), sand: glass(12) } });
    const left = () => made.sandOf(made.showing.told)?.left;
    happen(4);
    expect(left()).toBeUndefined();
    // The next step is known, and waits until this one has been seen.
    const known = { ...match(5), sand: glass(45) };
    FakeSocket.latest.say({ type: 'moments', version: 5, moments: [moment(5)], match: known });
    expect(left()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(left()).toBe(44);
  });

  it('does not run where none was turned', () => {
    expect(at(3).sandOf(match(3))).toBeNull();
    expect(table().sandOf(null)).toBeNull();
  });
});

describe('clock', () => {
  it('goes on from what the table told last', async () => {
    const made = table();
    expect(made.clock()).toBe(0);
    FakeSocket.latest.open();
    FakeSocket.latest.say({ ...snapshot(3), match: { ...match(3), clock: 60_000 } });
    await vi.advanceTimersByTimeAsync(1500);
    expect(made.clock()).toBe(61_500);
    FakeSocket.latest.say({
      type: 'moments',
      version: 4,
      moments: [moment(4)],
      match: { ...match(4), clock: 62_000 },
    });
    expect(made.clock()).toBe(62_000);
  });
});

describe('chat', () => {
  it('is kept, and told when it is new, not when it is remembered', () => {
    const hello = { at: 1, seat: 1, name: 'Bo', text: 'hello' };
    const made = table();
    FakeSocket.latest.open();
    FakeSocket.latest.say({ ...snapshot(3), chat: [hello] });
    FakeSocket.latest.say({ type: 'chatted', chat: { ...hello, at: 2, text: 'again' } });
    expect(made.chat.map((one) => one.text)).toEqual(['hello', 'again']);
    expect(said).toEqual(['again']);
  });
});

describe('what the board keeps to itself', () => {
  it('is not told before the board has shown how it ends', () => {
    const made = at(3);
    happen(4);
    made.showing.secret = true;
    expect(made.showing.match?.view).toBe(4);
    expect(made.showing.told?.view).toBe(3);
    expect(made.told.map((one) => one.version)).toEqual([1, 2, 3]);
    made.showing.secret = false;
    expect(made.showing.told?.view).toBe(4);
    expect(made.told.map((one) => one.version)).toEqual([1, 2, 3, 4]);
  });

  it('is no secret to whoever comes afresh', () => {
    const made = at(3);
    happen(4);
    made.showing.secret = true;
    FakeSocket.latest.say(snapshot(4));
    expect(made.showing.told?.view).toBe(4);
    expect(made.told.length).toBe(4);
  });
});

describe('what is shown', () => {
  it('shows steps one after another, and lets nobody act on an old view', async () => {
    const made = at(3);
    happen(4);
    happen(5);
    expect(made.showing.match?.view).toBe(4);
    expect(made.showing.moment?.version).toBe(4);
    expect(made.showing.upToDate).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(made.showing.match?.view).toBe(5);
    expect(made.showing.upToDate).toBe(true);
  });

  it('tells nothing in the story before it is shown', async () => {
    const made = at(3);
    happen(4);
    happen(5, 6);
    expect(made.told.at(-1)?.version).toBe(4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(made.told.at(-1)?.version).toBe(6);
  });

  it('hurries when more and more is waiting', async () => {
    const made = at(3);
    happen(4);
    happen(5);
    happen(6);
    await vi.advanceTimersByTimeAsync(1000);
    expect(made.showing.match?.view).toBe(5);
    await vi.advanceTimersByTimeAsync(500);
    expect(made.showing.match?.view).toBe(6);
  });

  it('goes straight to the end of what came together', () => {
    const made = at(3);
    happen(4, 5, 6);
    expect(made.showing.match?.view).toBe(6);
    expect(made.showing.moment?.version).toBe(6);
    expect(seen).toEqual([4, 5, 6]);
  });

  it('can be skipped; every step is still announced once, in order', () => {
    const made = at(3);
    happen(4);
    happen(5);
    happen(6);
    made.showing.skip();
    expect(made.showing.match?.view).toBe(6);
    expect(made.showing.upToDate).toBe(true);
    expect(seen).toEqual([4, 5, 6]);
  });

  it('waits for nothing when motion is not wanted', () => {
    hurry = true;
    const made = at(3);
    happen(4);
    happen(5);
    expect(made.showing.match?.view).toBe(5);
    expect(vi.getTimerCount()).toBe(1); // only the line's heartbeat
  });

  it('shows a fresh start at once, with nothing happening', () => {
    const made = at(3);
    happen(4);
    happen(5);
    FakeSocket.latest.say(snapshot(6));
    expect(made.showing.match?.view).toBe(6);
    expect(made.showing.moment).toBeNull();
  });

  it('shows an earlier moment until one goes back to now', async () => {
    const made = at(3);
    const looked = made.look(2);
    const { id } = FakeSocket.latest.sentOf('recall')[0]!;
    FakeSocket.latest.say({ type: 'recalled', id, version: 2, view: 'then' });
    expect(await looked).toBeNull();
    expect(made.glance).toMatchObject({ version: 2, view: 'then', moment: { version: 2 } });
    happen(4);
    happen(5);
    made.backToNow();
    expect(made.glance).toBeNull();
    expect(made.showing.match?.view).toBe(5);
  });
});

describe('a question', () => {
  async function answered(version: number) {
    const made = at(3);
    const asked = made.ask({ type: 'fits' });
    const { id, question } = FakeSocket.latest.sentOf('ask')[0]!;
    expect(question).toEqual({ type: 'fits' });
    happen(4);
    FakeSocket.latest.say({ type: 'answered', id, version, answer: 'yes' });
    return asked;
  }

  it('is answered', async () => expect(await answered(4)).toBe('yes'));
  it('about what is no more is not', async () => expect(await answered(3)).toBeNull());

  it('that is refused has no answer', async () => {
    const asked = at(3).ask({ type: 'fits' });
    const { id } = FakeSocket.latest.sentOf('ask')[0]!;
    FakeSocket.latest.say({ type: 'refused', id, code: 'no-questions' });
    expect(await asked).toBeNull();
  });
});

describe('sketches', () => {
  const sketched = (seat: number, sketch: unknown): void =>
    FakeSocket.latest.say({ type: 'sketched', seat, sketch });

  it('of others are there until they are gone', () => {
    const made = at(3);
    sketched(1, 'half');
    sketched(2, 'whole');
    expect(made.sketches).toEqual({ 1: 'half', 2: 'whole' });
    sketched(1, null);
    expect(made.sketches).toEqual({ 2: 'whole' });
    FakeSocket.latest.say(snapshot(4));
    expect(made.sketches).toEqual({});
  });

  it('are told anew after a cut', () => {
    const made = at(3);
    sketched(1, 'half');
    FakeSocket.latest.cut();
    expect(made.sketches).toEqual({});
  });

  it('of one’s own are told now and then, and the latest always', () => {
    const made = at(3);
    for (const drawn of ['c', 'ca', 'can', 'cana']) made.sketch(drawn);
    expect(FakeSocket.latest.sentOf('sketch').map((one) => one.sketch)).toEqual(['c']);
    vi.advanceTimersByTime(300);
    made.sketch(null);
    vi.advanceTimersByTime(1000);
    const told = FakeSocket.latest.sentOf('sketch').map((one) => one.sketch);
    expect(told).toEqual(['c', 'cana', null]);
    made.leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('refusals', () => {
  it('resolve a move to a sentence', async () => {
    const made = at(3);
    const played = made.play({ type: 'explore' });
    const { id } = FakeSocket.latest.sentOf('play')[0]!;
    FakeSocket.latest.say({ type: 'refused', id, code: 'not-your-turn' });
    expect(await played).toBe('It is not your turn.');
  });

  it('are said in the language of the moment', async () => {
    await speakIn('it');
    prefs.language = 'it';
    expect(refusal({ code: 'not-your-turn' })).toBe('Non è il tuo turno.');
  });

  it('have words even for a code nobody knows', () => {
    expect(refusal({ code: 'strange-thing' })).toContain('strange-thing');
  });
});
