// @ts-check
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { root } from '../setup/root.mjs';
import { packageScript, runCommand } from '../setup/run-command.mjs';
import { PlainError, say, secondsSince } from '../setup/say.mjs';
import { stampName } from '../setup/source-hash.mjs';
import { bundleServer } from './bundle-server.mjs';
import { precompress } from './precompress.mjs';

const cache = `${root}/.cache`;

/**
 * Builds everything beside dist and swaps it in when it is complete: a failed or interrupted build leaves the last
 * good one.
 * @param {string} hash of the sources, written into the result
 */
export async function buildAll(hash) {
  const began = performance.now();
  say('Building …');
  await removeLeftovers();
  const next = `${cache}/build-${process.pid}`;
  await mkdir(next, { recursive: true }).catch((error) => {
    throw new PlainError(`the build cannot write to ${cache}: ${error.message}`);
  });
  try {
    await runParts(next);
    await copyBeside(next);
    await precompress(`${next}/client`);
    await writeFile(`${next}/${stampName}`, hash);
    await replaceDist(next);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
  say(`Built in ${secondsSince(began)}.`);
}

/** @param {string} next */
async function runParts(next) {
  const results = await Promise.all([
    runVite('the pages', [], `${next}/client`),
    runVite('the page renderer', ['--ssr', 'src/app/entry-server.tsx'], `${next}/ssr`),
    bundleServer(`${next}/server`),
  ]);
  const failures = results.filter((result) => result !== undefined);
  if (failures.length === 0) return;
  for (const failure of failures) say(failure.output.trimEnd());
  const parts = failures.map((failure) => failure.part).join(' and ');
  throw new PlainError(`building ${parts} failed, as written above; dist is left as it was.`);
}

/**
 * @param {string} part
 * @param {readonly string[]} args
 * @param {string} outDir
 */
async function runVite(part, args, outDir) {
  const vite = packageScript('vite/bin/vite.js');
  const { code, output } = await runCommand(process.execPath, [
    vite,
    'build',
    ...args,
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel=warn',
  ]);
  return code === 0 ? undefined : { part, output };
}

/**
 * What the server reads at run time.
 * @param {string} next
 */
async function copyBeside(next) {
  for (const [from, to] of [
    ['src/server/db/migrations', 'migrations'],
    ['assets/drawn-cars', 'layers'],
    ['reference-data', 'reference-data'],
  ]) {
    await cp(`${root}/${from}`, `${next}/server/${to}`, { recursive: true });
  }
}

/** @param {string} next */
async function replaceDist(next) {
  const last = `${cache}/build-${process.pid}-last`;
  await rename(`${root}/dist`, last).catch(ignoreAbsence);
  await rename(next, `${root}/dist`);
  await rm(last, { recursive: true, force: true });
}

/** Deletes what killed builds left behind. */
async function removeLeftovers() {
  const names = await readdir(cache).catch(() => []);
  for (const name of names) {
    const pid = /^build-(\d+)/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(`${cache}/${name}`, { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {NodeJS.ErrnoException} error */
function ignoreAbsence(error) {
  if (error.code !== 'ENOENT') throw error;
}
