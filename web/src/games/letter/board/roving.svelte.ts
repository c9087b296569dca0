// A list of buttons that is one stop for Tab; arrows go from one to the next.

export class Roving {
  private stop = $state(0);

  constructor(private readonly length: () => number) {}

  /** The one that Tab leads to. */
  current = $derived.by(() => Math.min(this.stop, this.length() - 1));

  at(place: number): void {
    this.stop = place;
  }

  key = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.stop = Math.min(Math.max(this.current + by, 0), this.length() - 1);
    event.currentTarget.closest('ul')?.querySelectorAll('button')[this.stop]?.focus();
  };
}
