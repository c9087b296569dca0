import type { MantaEvent, MantaMove, MantaView } from '$lib/generated/polywords';
import Afterwards from '../lookback/Afterwards.svelte';
import Lookback from '../lookback/Lookback.svelte';
import { seaPage, tell } from '../sea/sea-page';
import Board from './Board.svelte';
import { FIELDS, paramsOfMove, teamOf } from './telling';
import { TEAMS, waited } from './teams';
import Tray from './Tray.svelte';

const ground = seaPage<MantaView, MantaMove, MantaEvent>({
  game: 'manta',
  Board,
  Tray,
  crews: TEAMS,
  Lookback,
  Afterwards,
  waited,
  fields: FIELDS,
  sounds: {
    assigned: 'token',
    'requests-shown': 'draw',
    proposed: 'tick',
    'team-finished': 'knock',
  },
  rules: { assign: 'turn', write: 'writing' },
});

export const page: typeof ground = {
  ...ground,
  tell: (event, you, faces) => {
    const told = tell('manta', FIELDS, event, TEAMS, you, faces);
    return { ...told, params: { ...told.params, ...teamOf(event) } };
  },
  tellMove: (move, view) => {
    const told = ground.tellMove(move, view);
    return { ...told, params: { ...told.params, ...paramsOfMove(move, view) } };
  },
};
