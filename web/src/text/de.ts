import type { Catalogue } from '$lib/i18n.svelte';

const parts = import.meta.glob<Catalogue>(
  ['../../../src/ludoteca/text/de.json', './de/*.json', '../games/*/text/de.json'],
  { eager: true, import: 'default' },
);

export const texts: Catalogue = Object.assign({}, ...Object.values(parts));
