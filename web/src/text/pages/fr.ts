import type { Catalogue } from '../catalogue';

// What every page but the first says, in one file.
const parts = import.meta.glob<Catalogue>(['../fr/*.json', '!../fr/{guests,shelf,shell}.json'], {
  eager: true,
  import: 'default',
});

export const texts: Catalogue = Object.assign({}, ...Object.values(parts));
