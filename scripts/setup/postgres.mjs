// @ts-check
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { endProcessGroup, startProcessGroup } from './process-group.mjs';
import { runCommand } from './run-command.mjs';
import { say } from './say.mjs';

/**
 * A PostgreSQL for one test run: the one TEST_DATABASE_URL names, or a temporary cluster that ends with this process.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined where none is available
 */
export async function startPostgres() {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => {} };
  const binaries = await findPostgresBinaries();
  if (binaries === undefined) {
    say('No PostgreSQL here: its half of the tests is skipped. Install it, or set TEST_DATABASE_URL.');
    return undefined;
  }
  const owner = await clusterOwner();
  const folder = await mkdtemp(`${tmpdir()}/lajur-postgres-`);
  // With a password, so that a wrong one can be tested and other users of this machine have no access.
  const password = randomBytes(16).toString('hex');
  await writeFile(`${folder}/password`, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    await chown(folder, owner.uid, owner.gid);
    await chown(`${folder}/password`, owner.uid, owner.gid);
  }
  const problem = await createCluster(binaries, folder, owner);
  if (problem !== undefined) {
    await rm(folder, { recursive: true, force: true });
    say(problem.trimEnd());
    say('PostgreSQL could not be set up, as written above: its half of the tests is skipped.');
    return undefined;
  }
  return startCluster(binaries, folder, owner, password);
}

/**
 * PostgreSQL refuses to run as root; Debian's package creates a user for it.
 * @returns {Promise<{ uid?: number, gid?: number }>}
 */
async function clusterOwner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, 'postgres'])));
  if (uid?.code !== 0 || gid?.code !== 0) return {};
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/**
 * @param {string} binaries
 * @param {string} folder
 * @param {{ uid?: number, gid?: number }} owner
 * @returns {Promise<string | undefined>} what went wrong
 */
async function createCluster(binaries, folder, owner) {
  const { code, output } = await runCommand(
    `${binaries}/initdb`,
    [
      '-D',
      `${folder}/data`,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${folder}/password`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...owner, cwd: folder },
  );
  return code === 0 ? undefined : output;
}

/**
 * @param {string} binaries
 * @param {string} folder
 * @param {{ uid?: number, gid?: number }} owner
 * @param {string} password
 */
async function startCluster(binaries, folder, owner, password) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Its data need not survive a crash.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    // Databases live for seconds: compiling queries and tidying up cost more than they save.
    jit: 'off',
    autovacuum: 'off',
  };
  const log = await open(`${folder}/log`, 'w');
  const child = startProcessGroup(
    `${binaries}/postgres`,
    [
      '-D',
      `${folder}/data`,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // SIGQUIT is PostgreSQL's immediate shutdown.
    { ...owner, cwd: folder, output: log.fd, signal: 'SIGQUIT', remove: folder },
  );
  await log.close();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  if (await isAnswering(url, child)) return { url, stop: () => endProcessGroup(child) };
  await endProcessGroup(child);
  say('PostgreSQL did not start: its half of the tests is skipped.');
  return undefined;
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
async function isAnswering(url, child) {
  const { default: pg } = await import('pg');
  const until = Date.now() + 20_000;
  while (Date.now() < until && child.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
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
