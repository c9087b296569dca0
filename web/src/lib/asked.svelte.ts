// An answer that is on its way, there, or refused; and another try.

import { asRefusal, type Refusal } from './api';

export class Asked<T> {
  value: T | undefined = $state.raw();
  refusal: Refusal | undefined = $state.raw();
  #latest = 0;

  constructor(private readonly question: () => Promise<T>) {
    void this.again();
  }

  /** What was there stays in sight until the new answer comes. */
  again = async (): Promise<void> => {
    const mine = ++this.#latest;
    this.refusal = undefined;
    try {
      const value = await this.question();
      if (mine === this.#latest) this.value = value;
    } catch (error) {
      if (mine === this.#latest) this.refusal = asRefusal(error);
    }
  };
}
