// Writes the page's types into src/lib/generated, from the JSON schemas on standard input
// (`python -m ludoteca.server.schema`): `make types` does both. With --check it writes nothing and
// complains about those that are not up to date.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../src/lib/generated/', import.meta.url);
const checking = process.argv.includes('--check');
const schemas = JSON.parse(await text(process.stdin));

/** Lists of any length, and tuples as the compiler knows them. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { prefixItems, maxItems, ...rest } = schema;
  const parts = Object.entries(rest).map(([key, part]) => [key, plain(part)]);
  const tuple = { items: plain(prefixItems), maxItems, additionalItems: false };
  return { ...Object.fromEntries(parts), ...(prefixItems && tuple) };
}

/** What the compiler says about its own root tells a reader nothing. */
const NOISE =
  /\n \*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.|\/\*\*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n|export interface Root \{\}\n/g;

function complain(name) {
  console.error(`src/lib/generated/${name} is not up to date: make types`);
  process.exitCode = 1;
}

for (const [name, schema] of Object.entries(schemas)) {
  const compiled = await compile({ title: 'Root', type: 'object', ...plain(schema) }, 'Root', {
    additionalProperties: false,
    bannerComment: '// Generated from the Python types by `make types`. Do not edit.',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  const written = compiled.replaceAll(NOISE, '');
  const file = new URL(`${name}.ts`, folder);
  if (!checking) await writeFile(file, written);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== written) complain(`${name}.ts`);
}

for (const name of await readdir(folder))
  if (!(name.replace(/\.ts$/, '') in schemas)) {
    if (checking) complain(name);
    else await rm(new URL(name, folder));
  }
