// A piece dragged out of the hand: it snaps onto the nearest lit place.

import { nearest } from './aiming';
import type { Point } from './camera';
import type { Looking } from './looking.svelte';
import type { Playing } from './playing.svelte';
import type { Viewpoint } from './viewpoint.svelte';

/** Pixels around a lit place that count as the place. */
const REACH = 80;

interface Board {
  room: HTMLElement | undefined;
  viewpoint: Viewpoint;
  looking: Looking;
  playing: Playing;
  heightAt: (cell: number) => number;
}

export class Carrying {
  /** Where on the page it is, while it is over no place. */
  carried: (Point & { terrain: number }) | null = $state(null);

  constructor(private readonly board: () => Board) {}

  carry = (x: number, y: number, terrain: number): void => {
    const { room, viewpoint, looking, playing, heightAt } = this.board();
    const { drafting, lights } = playing;
    if (!room || playing.waits) return;
    if (drafting.terrain !== terrain) drafting.choose(terrain);
    const { left, top } = room.getBoundingClientRect();
    const cells = [...lights].flatMap(([cell, light]) => (light === 'now' ? [cell] : []));
    looking.over = nearest(viewpoint, cells, heightAt, { x: x - left, y: y - top }, REACH);
    this.carried = looking.over === null ? { x, y, terrain } : null;
  };

  drop = (done: boolean): void => {
    const { looking, playing } = this.board();
    const place = looking.over === null ? null : playing.drafting.at(looking.over);
    if (place && done) playing.lay(place);
    looking.over = this.carried = null;
  };
}
