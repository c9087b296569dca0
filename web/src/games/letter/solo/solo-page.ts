// The page of a solitaire, by its name: all else follows from that.

import type { Component } from 'svelte';
import type { BoardProps, GamePage } from '../../contract';
import Board from '../board/Board.svelte';
import { highlight } from '../board/highlight';
import { sound, tellAs, tellMoveAs } from '../board/telling';
import Afterwards from './Afterwards.svelte';
import Bank from './Bank.svelte';
import Lookback from './Lookback.svelte';
import Tray from './Tray.svelte';
import type { SoloEvent, SoloMove, SoloView } from './view';

export function soloPage(game: string): GamePage<SoloView, SoloMove, SoloEvent> {
  return {
    Board: Board as Component<BoardProps<SoloView, SoloMove, SoloEvent>>,
    Tray,
    Bank,
    Lookback,
    Afterwards,
    prompt: (view) => ({ key: promptOf(game, view), params: {} }),
    tell: (event, you, faces) => tellAs(game, event, you, faces),
    tellMove: (move, view) => tellMoveAs(game, move, view.tiles),
    rule,
    sound,
    highlight,
  };
}

function promptOf(game: string, view: SoloView): string {
  if (view.phase === 'over') return `${game}.phase.over`;
  if (!view.lying.length) return 'letter.page.alone.prompt.first';
  if (view.laid.length || view.claims.length) return 'letter.page.alone.prompt.name';
  return `letter.page.alone.prompt.${view.hand.length ? 'lay' : 'last'}`;
}

function rule(view: SoloView): string {
  if (view.phase === 'over') return 'score';
  return view.laid.length ? 'reading' : 'laying';
}
