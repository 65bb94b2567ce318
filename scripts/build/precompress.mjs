// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const textual = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);
const smallest = 1024;
const compress = promisify(brotliCompress);

/**
 * Writes a `.br` beside every text file that is worth it, so that the server sends the best compression at no cost.
 * The work runs on zlib's own threads.
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
      .map((entry) => compressFile(`${entry.parentPath}/${entry.name}`)),
  );
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (compressed.length < content.length) await writeFile(`${path}.br`, compressed);
}
