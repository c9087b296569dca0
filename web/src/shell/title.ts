// What a page is called in the browser's tab. A page may change it later: "your turn".

import { has, t } from '$lib/i18n.svelte';
import type { Route } from '$lib/router.svelte';

const nameOf = (kind: string, name: string): string =>
  has(`${kind}.${name}`) ? t(`${kind}.${name}`) : name;

export function titleOf({ page, params }: Route): string {
  if (page === 'shelf') return t('shell.title.shelf');
  return t('shell.title.page', { page: pageTitle(page, params) });
}

function pageTitle(page: Route['page'], { box, game }: Route['params']): string {
  if (page === 'box' && box) return nameOf('box', box);
  if (page === 'setup' && game) return t('shell.title.setup', { game: nameOf('game', game) });
  if (page === 'rules' && game) return t('shell.title.rules-of', { game: nameOf('game', game) });
  if (page === 'leaders' && game)
    return t('shell.title.leaders-of', { game: nameOf('game', game) });
  return t(`shell.title.${page}`);
}
