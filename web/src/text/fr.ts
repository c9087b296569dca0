import type { Catalogue } from '$lib/i18n.svelte';

const parts = import.meta.glob<Catalogue>(
  ['../../../src/ludoteca/text/fr.json', './fr/*.json', '../games/*/text/fr.json'],
  { eager: true, import: 'default' },
);

export const texts: Catalogue = Object.assign({}, ...Object.values(parts));
