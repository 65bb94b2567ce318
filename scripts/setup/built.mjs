// @ts-check
import { readFile } from 'node:fs/promises';
import { buildAll } from '../build/build-all.mjs';
import { root } from './root.mjs';
import { sourceHash, stampName } from './source-hash.mjs';

/** Builds, unless dist was built from exactly these sources. */
export async function ensureBuilt() {
  const hash = await sourceHash();
  if ((await builtHash()) === hash) return;
  await buildAll(hash);
}

async function builtHash() {
  try {
    return await readFile(`${root}/dist/${stampName}`, 'utf8');
  } catch {
    return undefined;
  }
}
