// Puts a .br and a .gz beside every text of a built page, as small as they get: the server hands
// them out as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const LEAST = 200; // bytes; below, the headers weigh more than what is saved

const brotli = (content) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
const gzipped = (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });

const folder = process.argv[2];
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXTS.has(path.extname(file))) continue;
  const content = await readFile(file);
  if (content.length < LEAST) continue;
  for (const [suffix, compress] of [
    ['.br', brotli],
    ['.gz', gzipped],
  ]) {
    const small = await compress(content);
    if (small.length < content.length) await writeFile(file + suffix, small);
  }
}
