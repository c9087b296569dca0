// Asks the table one question at a time, always the latest, and again where the table did not answer:
// while one is typing others go on, and then what it was about to say no longer holds.

/** Milliseconds before the same is asked again. */
const AGAIN = 150;
const MOST_TRIES = 40;

export class Asking<Question, Answer> {
  private latest: Question | null = null;
  private busy = false;

  constructor(
    private readonly ask: (question: Question) => Promise<Answer | null>,
    private readonly hear: (question: Question, answer: Answer) => void,
  ) {}

  /** Null: nothing is asked any more. */
  put(question: Question | null): void {
    this.latest = question;
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    let tries = 0;
    while (this.latest !== null && tries < MOST_TRIES) {
      const question = this.latest;
      const answer = await this.ask(question);
      if (answer !== null) this.hear(question, answer);
      if (this.latest !== question) tries = 0;
      else if (answer !== null) this.latest = null;
      else {
        tries += 1;
        await new Promise((again) => setTimeout(again, AGAIN));
      }
    }
    this.busy = false;
  }
}
