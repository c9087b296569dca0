import type { Component } from 'svelte';
import type { SoloLookback } from '$lib/generated/letter';
import type {
  AfterwardsProps,
  BankProps,
  BoardProps,
  GamePage,
  LookbackProps,
  Sentence,
  TrayProps,
} from '../../contract';
import { highlight } from '../board/highlight';
import { sound, tellAs, tellMoveAs } from '../board/telling';
import type { Event, Move, View } from '../board/seen';
import type { SoloEvent, SoloGame, SoloMove, SoloView } from './view';

/** What the two show each in its own way, by what counts. */
interface Shown {
  Board: Component<BoardProps<View, Move, Event>>;
  Tray: Component<TrayProps<SoloView>>;
  Bank: Component<BankProps<SoloView>>;
  Lookback: Component<LookbackProps<SoloView, SoloMove, SoloLookback>>;
  Afterwards: Component<AfterwardsProps<SoloView, SoloLookback>>;
}

export function soloPage(
  game: SoloGame,
  { Board, ...shown }: Shown,
): GamePage<SoloView, SoloMove, SoloEvent> {
  return {
    ...shown,
    Board: Board as Component<BoardProps<SoloView, SoloMove, SoloEvent>>,
    prompt: (view) => ({ key: promptOf(game, view), params: {} }),
    tell: (event, you, faces) => tellAs(game, event, you, faces),
    tellMove: (move, view): Sentence => tellMoveAs(game, move, view.tiles),
    rule,
    sound,
    highlight,
  };
}

function promptOf(game: SoloGame, view: SoloView): string {
  if (view.phase === 'over') return `${game}.phase.over`;
  if (!view.lying.length) return 'letter-solo.page.prompt.first';
  if (view.laid.length) return 'letter-solo.page.prompt.name';
  return view.hand.length ? `${game}.phase.play` : 'letter-solo.page.prompt.last';
}

function rule(view: SoloView): string {
  if (view.phase === 'over') return 'score';
  return view.laid.length ? 'reading' : 'laying';
}
