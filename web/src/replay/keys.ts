// A replay by keyboard: ← → step, Home and End, space plays.

import type { Player } from './player.svelte';

/** Things that answer to keys themselves; the scrubber is ours. */
const OWN = 'input:not([type=range]), textarea, select, dialog:modal, [role=tablist]';
const PRESSED_BY_SPACE = 'button, a, summary, [role=button]';

export function keyed(event: KeyboardEvent, player: Player): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN)) return false;
  if (event.key === ' ' && target?.closest(PRESSED_BY_SPACE)) return false;
  return act(event.key, player);
}

function act(key: string, player: Player): boolean {
  if (key === ' ') player.toggle();
  else if (key === 'ArrowRight') player.forward();
  else if (key === 'ArrowLeft') player.back();
  else if (key === 'Home') player.jump(0);
  else if (key === 'End') player.jump(player.last);
  else return false;
  return true;
}
