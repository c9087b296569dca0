import type { PolyminixSoloEvent, PolyminixSoloMove, SoloView } from '$lib/generated/polyminix';
import type { GamePage } from '../../contract';
import { tellEvent, tellMove } from '../../../kit/telling';
import Lookback from '../lookback/Lookback.svelte';
import { FIELDS } from '../race/race-page';
import Afterwards from './Afterwards.svelte';
import Bank from './Bank.svelte';
import Board from './Board.svelte';
import { hintedKey } from './trial';
import Tray from './Tray.svelte';

const GAME = 'polyminix-solo';
const SOUNDS: Readonly<Record<string, string>> = {
  'puzzle-began': 'draw',
  'puzzle-solved': 'win',
  'puzzle-skipped': 'lose',
  'hint-taken': 'token',
};

const DAY = 86_400_000;
/** The figure that was covered in the least time is worth telling. */
const quickness = (event: PolyminixSoloEvent): number =>
  event.type === 'puzzle-solved' ? Math.max(0, DAY - event.ms) : 0;

export const page: GamePage<SoloView, PolyminixSoloMove, PolyminixSoloEvent> = {
  Board,
  Tray,
  Bank,
  Lookback,
  Afterwards,
  prompt: ({ phase }) => ({
    key: phase === 'over' ? 'polyminix.phase.over' : `${GAME}.phase.${phase}`,
    params: {},
  }),
  tell: (event, you, faces) => {
    const told = tellEvent(GAME, FIELDS, event, you, faces);
    if (event.type === 'hint-taken') told.params.hint = { key: hintedKey(event) };
    return told;
  },
  tellMove: (move) => tellMove(GAME, FIELDS, move),
  rule: ({ phase }) => (phase === 'puzzle' ? 'boxes' : 'clock'),
  sound: ({ type }) => SOUNDS[type] ?? null,
  quotes: ({ type }) => type === 'puzzle-solved',
  highlight: (events) => Math.max(...events.map(quickness)),
};
