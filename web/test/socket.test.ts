import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type LineState } from '../src/lib/socket';
import type { AnyMessage } from '../src/lib/generated/wire';
import { FakeSocket } from './fake-socket';

let states: [LineState, string | null][];
let heard: AnyMessage[];
let wake: () => void;
let version: number | null;

const changed = { type: 'table-changed', you: { seat: 0, host: true } } as AnyMessage;

function line(): Line {
  return new Line(
    'ws://here/ws/t1',
    {
      known: () => ({ version, chat: 5 }),
      hear: (message) => heard.push(message),
      state: (state, code) => states.push([state, code]),
    },
    (again) => {
      wake = again;
      return () => undefined;
    },
  );
}

/** A line that has been greeted and answered. */
function openLine(): Line {
  const made = line();
  FakeSocket.latest.open();
  FakeSocket.latest.say(changed);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  heard = [];
  version = null;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('answers', () => {
  it('says hello first, with what was last seen', () => {
    version = 7;
    line();
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toMatchObject([{ type: 'hello', version: 7, chat: 5 }]);
  });

  it('resolves a command by the answer with its id only', async () => {
    const asked = openLine().ask({ type: 'start' });
    const id = FakeSocket.latest.sentOf('start')[0]!.id;
    FakeSocket.latest.say({ type: 'done', id: 'somebody else' });
    FakeSocket.latest.say({ type: 'done', id });
    expect(await asked).toBeNull();
  });

  it('hands a refusal to whoever asked', async () => {
    const asked = openLine().ask({ type: 'play', move: {} });
    const id = FakeSocket.latest.sentOf('play')[0]!.id;
    FakeSocket.latest.say({ type: 'refused', id, code: 'not-your-turn' });
    expect(await asked).toMatchObject({ code: 'not-your-turn' });
    expect(heard).toEqual([changed]);
  });

  it('gives every command an id of its own', () => {
    const made = openLine();
    void made.ask({ type: 'stand' });
    void made.ask({ type: 'stand' });
    const [first, second] = FakeSocket.latest.sentOf('stand');
    expect(first!.id).not.toBe(second!.id);
  });
});

describe('a cut line', () => {
  it('says again what was not answered, with the same id, after the greeting', async () => {
    const made = openLine();
    const asked = made.ask({ type: 'play', move: { type: 'explore' } });
    const first = FakeSocket.latest.sentOf('play')[0]!;
    FakeSocket.latest.cut();
    await vi.advanceTimersByTimeAsync(10_000);
    const again = FakeSocket.latest;
    again.open();
    expect(again.sentOf('play')).toEqual([]);
    again.say(changed);
    expect(again.sent.map((command) => command.type)).toEqual(['hello', 'play']);
    expect(again.sentOf('play')[0]).toEqual(first);
    again.say({ type: 'done', id: first.id });
    expect(await asked).toBeNull();
  });

  it('does not repeat what was answered, and does not resolve twice', async () => {
    const made = openLine();
    const answers: unknown[] = [];
    void made.ask({ type: 'start' }).then((answer) => answers.push(answer));
    const id = FakeSocket.latest.sentOf('start')[0]!.id;
    FakeSocket.latest.say({ type: 'done', id });
    FakeSocket.latest.cut();
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.latest.open();
    FakeSocket.latest.say(changed);
    FakeSocket.latest.say({ type: 'refused', id, code: 'not-now' });
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.latest.sentOf('start')).toEqual([]);
    expect(answers).toEqual([null]);
  });

  it('waits longer after every failure, never more than ten seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    openLine();
    const waits = [600, 1_200, 2_400, 4_800, 9_600, 10_000, 10_000];
    for (const wait of waits) {
      const before = FakeSocket.all.length;
      FakeSocket.latest.cut();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it('comes back at once when the browser wakes', () => {
    openLine();
    FakeSocket.latest.cut();
    wake();
    expect(FakeSocket.all.length).toBe(2);
    expect(states.at(-1)).toEqual(['reconnecting', null]);
  });

  it('is noticed by silence after a heartbeat', async () => {
    openLine();
    const first = FakeSocket.latest;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(first.sentOf('ping').length).toBe(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(first.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(first.closed).toBe(true);
    expect(states.at(-1)![0]).toBe('reconnecting');
  });

  it('stays open when the heartbeat is answered', async () => {
    openLine();
    const first = FakeSocket.latest;
    for (let beat = 0; beat < 4; beat += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      first.say({ type: 'done', id: first.sentOf('ping').at(-1)!.id });
    }
    expect(FakeSocket.all).toEqual([first]);
  });
});

describe('farewells', () => {
  it('closes for good where coming back is no use, and says why', async () => {
    openLine();
    FakeSocket.latest.say({ type: 'bye', code: 'no-such-table' });
    FakeSocket.latest.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    wake();
    expect(states.at(-1)).toEqual(['closed', 'no-such-table']);
    expect(FakeSocket.all.length).toBe(1);
  });

  it('comes back to a server that restarts', async () => {
    openLine();
    FakeSocket.latest.say({ type: 'bye', code: 'closing' });
    FakeSocket.latest.cut();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('can be tried again by hand', () => {
    const made = openLine();
    FakeSocket.latest.say({ type: 'bye', code: 'too-many' });
    FakeSocket.latest.cut();
    made.reopen();
    expect(FakeSocket.all.length).toBe(2);
  });

  it('leaves nothing running after hanging up', () => {
    const made = openLine();
    made.hangUp();
    expect(vi.getTimerCount()).toBe(0);
    expect(FakeSocket.latest.closed).toBe(true);
  });
});
