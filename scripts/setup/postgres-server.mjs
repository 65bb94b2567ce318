// @ts-check
import { chown, mkdir, open, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcessGroup } from './process-group.mjs';
import { runCommand } from './run-command.mjs';

/**
 * The user PostgreSQL runs as: it refuses root, and Debian's package creates one for it.
 * @typedef {{ uid?: number, gid?: number }} Owner
 *
 * Where a PostgreSQL's data is.
 * @typedef {object} Place
 * @property {string} binaries the folder that holds initdb and postgres
 * @property {string} folder
 * @property {Owner} owner
 */

/** @returns {Promise<Owner>} */
export async function postgresOwner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, 'postgres'])));
  if (uid?.code !== 0 || gid?.code !== 0) return {};
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/**
 * Makes a folder that is the owner's alone.
 * @param {string} folder
 * @param {Owner} owner
 */
export async function makeOwned(folder, { uid, gid }) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

/**
 * @param {Place} place
 * @param {string} password of the user postgres
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function createCluster({ binaries, folder, owner }, password) {
  const passwordFile = `${folder}/password`;
  await makeOwned(folder, owner);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(passwordFile, owner.uid, owner.gid);
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const { code, output } = await runCommand(
    `${binaries}/initdb`,
    ['-D', `${folder}/data`, ...options, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder },
  );
  return code === 0 ? undefined : output;
}

/**
 * Copies a running PostgreSQL as its streaming replica, which has a slot there: what it has not received is kept.
 * @param {Place} place
 * @param {string} url of the user postgres
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function createReplica({ binaries, folder, owner }, url) {
  await makeOwned(folder, owner);
  const { code, output } = await runCommand(
    `${binaries}/pg_basebackup`,
    [
      '-d',
      url,
      '-D',
      `${folder}/data`,
      '-R',
      '-C',
      '-S',
      'replica',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    ],
    { ...owner, cwd: folder },
  );
  return code === 0 ? undefined : output;
}

/**
 * Starts PostgreSQL on loopback, logging into its folder; it ends with this process.
 * @param {Place} place
 * @param {Readonly<Record<string, string | number>>} settings with its port
 * @param {Pick<import('./process-group.mjs').ProcessGroupOptions, 'signal' | 'remove'>} options
 */
export async function runPostgres({ binaries, folder, owner }, settings, options) {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const log = await open(`${folder}/log`, 'a');
  const child = startProcessGroup(
    `${binaries}/postgres`,
    ['-D', `${folder}/data`, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: folder, output: log.fd, ...options },
  );
  await log.close();
  return child;
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
export async function isAnswering(url, child) {
  const { default: pg } = await import('pg');
  const until = Date.now() + 20_000;
  while (Date.now() < until && child.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await wait(50);
    }
  }
  return false;
}
