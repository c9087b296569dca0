// Sends what changes often: at once, then at most so often, and in the end always the latest.

export class Latest<T> {
  private resting: ReturnType<typeof setTimeout> | undefined;
  private waiting: { value: T } | null = null;

  constructor(
    private readonly send: (value: T) => void,
    private readonly every: number,
  ) {}

  put(value: T): void {
    if (this.resting !== undefined) {
      this.waiting = { value };
      return;
    }
    this.send(value);
    this.resting = setTimeout(() => this.goOn(), this.every);
  }

  stop(): void {
    clearTimeout(this.resting);
    this.resting = undefined;
    this.waiting = null;
  }

  private goOn(): void {
    this.resting = undefined;
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting) this.put(waiting.value);
  }
}
