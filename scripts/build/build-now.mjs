// @ts-check
import { ensureBuilt } from '../setup/built.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { runMain } from '../setup/say.mjs';
import { sourceHash } from '../setup/source-hash.mjs';
import { buildAll } from './build-all.mjs';

/** @param {readonly string[]} args `--if-changed` skips the build when the sources are unchanged */
export function buildNow(args) {
  return runMain(async () => {
    await ensureInstalled();
    if (args.includes('--if-changed')) await ensureBuilt();
    else await buildAll(await sourceHash());
  });
}
