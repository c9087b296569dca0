// Writes the page's types into src/lib/generated, from the JSON schemas on standard input
// (`python -m ludoteca.server.schema`): `make types` does both. With --check it writes nothing and
// complains about those that are not up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../src/lib/generated/', import.meta.url);
const checking = process.argv.includes('--check');
for (const [name, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const written = await compile({ title: 'Root', type: 'object', ...schema }, 'Root', {
    additionalProperties: false,
    bannerComment: '// Generated from the Python types by `make types`. Do not edit.',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  const file = new URL(`${name}.ts`, folder);
  if (!checking) await writeFile(file, written);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== written) {
    console.error(`src/lib/generated/${name}.ts is not up to date: make types`);
    process.exitCode = 1;
  }
}
