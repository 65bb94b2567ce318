// @ts-check
import { createHash } from 'node:crypto';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { npmCommand } from './npm-command.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { PlainError, say, secondsSince } from './say.mjs';

const lockPath = `${root}/package-lock.json`;
// Inside node_modules, so that the stamp is deleted with it.
const stampPath = `${root}/node_modules/.cache/lajur-installed`;

/** Installs the locked dependencies, unless they are installed. */
export async function ensureInstalled() {
  const lock = await readFile(lockPath, 'utf8');
  const platform = `${process.platform}-${process.arch}`;
  const wanted = createHash('sha256').update(`${platform}\n${lock}`).digest('hex');
  if ((await readIfPresent(stampPath)) === wanted) return;
  if (!(await isInstalledByHand(lock))) await install();
  await writeStamp(wanted);
}

/**
 * Whether `npm install` already installed exactly the locked packages, by npm's own list. Saves a minute after a
 * developer's own install, and never deletes what others are using.
 * @param {string} lock
 */
async function isInstalledByHand(lock) {
  const hidden = await readIfPresent(`${root}/node_modules/.package-lock.json`);
  if (hidden === undefined) return false;
  const installed = JSON.parse(hidden).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    // Packages for other platforms are locked but not installed.
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

async function install() {
  await requireWritable();
  const began = performance.now();
  say('Installing dependencies (npm ci) …');
  const npm = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, output } = await runCommand(npm.command, npm.args, { shell: npm.command.endsWith('.cmd') });
  if (code !== 0) {
    say(output.trimEnd());
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output);
    const reason = offline
      ? 'the package registry cannot be reached; is there a connection?'
      : 'npm says why above.';
    throw new PlainError(`the dependencies could not be installed: ${reason}`);
  }
  say(`Dependencies installed in ${secondsSince(began)}.`);
}

async function requireWritable() {
  try {
    await access(root, constants.W_OK);
  } catch {
    throw new PlainError(
      `the dependencies must be installed, and ${root} cannot be written to by this user.`,
    );
  }
}

/** @param {string} stamp */
async function writeStamp(stamp) {
  try {
    await mkdir(`${root}/node_modules/.cache`, { recursive: true });
    await writeFile(stampPath, stamp);
  } catch {
    // Failing here only costs the next start a comparison.
  }
}

/**
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
async function readIfPresent(path) {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}
