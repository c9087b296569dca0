// A list of buttons that is one stop for Tab; arrows go from one to the next.

const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
const LISTS = 'ul, ol, [role="radiogroup"], [role="listbox"]';

interface Going {
  /** From the last on to the first, as radio buttons do. */
  round?: boolean;
  /** Told where the arrows went. */
  to?: (place: number) => void;
}

export class Roving {
  private stop = $state(0);

  constructor(
    private readonly length: () => number,
    private readonly going: Going = {},
  ) {}

  /** The one that Tab leads to. */
  current = $derived.by(() => Math.min(this.stop, this.length() - 1));

  at(place: number): void {
    this.stop = place;
  }

  key = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.stop = this.next(by);
    this.going.to?.(this.stop);
    event.currentTarget.closest(LISTS)?.querySelectorAll('button')[this.stop]?.focus();
  };

  private next(by: number): number {
    const length = this.length();
    const wished = this.current + by;
    if (this.going.round) return (wished + length) % length;
    return Math.min(Math.max(wished, 0), length - 1);
  }
}
