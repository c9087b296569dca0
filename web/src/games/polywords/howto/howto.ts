// What the how-to-play pages of the box share: sections, figures, things to try, and their words.
//
// How a game adds its own page, in `<game>/howto/`:
// - `sections.json` begins with its own "goal" and "minute" (their headings are the box's, as are
//   those of "turn" and "options": the texts here are every game's). Where `{ "box": "word" }` stands,
//   the box's section of that name is told, whole. With `rules` and `parts` the game adds to it what
//   holds in it alone:
//   `{ "box": "contest", "rules": ["PW-X3"], "parts": [{ "text": "contest.cost" }] }`.
//   Prices of a founded contest differ: `contest.cost` is the usual one. Options are
//   `{ "box": "options", "parts": [{ "list": ["options.hard", "options.own"] }] }`.
// - `it.json`, `de.json`, `en.json`, `fr.json`: only what the box does not say.
// - `figures.json`: seas, `{ "name": { "any" or "it", "de", "en", "fr": [{ rows, word?, path? }] } }`,
//   shown by `{ "figure": "name" }` with the caption `figure.name`. They are drawn by `Figure` here;
//   hand them over in `howto.ts`: `{ sections, figures, shows: {} }`.
// - Things to try are components of the game, in `shows` (see `TryMirror` of Pesce Specchio):
//   `sea/SeaPicture` draws their seas, `<Try box="polywords">` is their ground. What they say is right
//   or wrong the engine has said before: a file of cases, and a test that asks for each
//   (`tests/games/polywords/test_howto.py`).
// - `rule` of its page names sections: `turn`, and of these here `bottles`, `contest`, `scoring`.
// - Each rule of its RULES.md is told by some section, and a section with a ruling says so.

import type { HowTo } from '../../../howto/content';
import Count from './Count.svelte';
import Figure from './Figure.svelte';
import figures from './figures.json';
import sections from './sections.json';
import Spelt from './Spelt.svelte';
import TryLying from './TryLying.svelte';

export const howto: HowTo = {
  sections: sections as HowTo['sections'],
  Figure,
  figures,
  shows: { spelt: Spelt, lying: TryLying, count: Count },
};
