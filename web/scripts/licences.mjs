// Puts the licences of what a built page has in it beside the page, as they ask for it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// What our sources import, and what Svelte's runtime brings along.
const SHIPPED = [
  '@fontsource-variable/fraunces',
  '@fontsource-variable/inter',
  'clsx',
  'esm-env',
  'svelte',
  'uqr',
];

const modules = new URL('../node_modules/', import.meta.url);
const parts = [];
for (const name of SHIPPED) {
  const folder = new URL(`${name}/`, modules);
  const { version } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'));
  const licence = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
  const text = await readFile(new URL(licence, folder), 'utf8');
  parts.push(`${name} ${version}\n${'='.repeat(60)}\n\n${text.trim()}\n`);
}
await writeFile(path.join(process.argv[2], 'licences.txt'), parts.join('\n\n'));
