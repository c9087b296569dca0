import type { Catalogue } from '../catalogue';

// What every page but the first says, in one file.
const parts = import.meta.glob<Catalogue>(['../en/*.json', '!../en/{guests,shelf,shell}.json'], {
  eager: true,
  import: 'default',
});

export const texts: Catalogue = Object.assign({}, ...Object.values(parts));
