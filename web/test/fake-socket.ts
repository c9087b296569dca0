// A socket in a test's hand: it records what was sent, and says what the test wants said.

import type { AnyMessage } from '../src/lib/generated/wire';

interface Sent {
  type: string;
  id: string;
  [field: string]: unknown;
}

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  /** The socket that was opened last. */
  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  closed = false;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  /** The server's side of it. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  sentOf(type: string): Sent[] {
    return this.sent.filter((command) => command.type === type);
  }
}
