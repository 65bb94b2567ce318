// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { freePort } from './free-port.mjs';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { createCluster, createReplica, isAnswering, postgresOwner, runPostgres } from './postgres-server.mjs';
import { endProcessGroup } from './process-group.mjs';
import { say } from './say.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** For databases that live for seconds and need not survive a crash. */
const brief = {
  fsync: 'off',
  full_page_writes: 'off',
  // Compiling queries and tidying up cost more than they save.
  jit: 'off',
  autovacuum: 'off',
};
/** Without replicas. */
const alone = { ...brief, synchronous_commit: 'off' };

/**
 * A PostgreSQL for one test run: the one TEST_DATABASE_URL names, or a temporary cluster that ends with this process.
 * @param {string} [place] where the temporary cluster goes
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined where none is available
 */
export async function startPostgres(place = tmpdir()) {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => {} };
  const binaries = await findPostgresBinaries();
  if (binaries === undefined) {
    say('No PostgreSQL here: its half of the tests is skipped. Install it, or set TEST_DATABASE_URL.');
    return undefined;
  }
  try {
    return await startBrief({ binaries, parent: place, settings: alone, create: createCluster });
  } catch (error) {
    say(error instanceof Error ? error.message.trimEnd() : String(error));
    say('PostgreSQL could not be set up, as written above: its half of the tests is skipped.');
    return undefined;
  }
}

/**
 * A PostgreSQL and a streaming replica of it, each in a temporary folder; both end with this process.
 * @param {string} binaries the folder that holds initdb and postgres
 */
export async function startWithReplica(binaries) {
  const common = { binaries, parent: await temporaryFolder(), settings: brief };
  const primary = await startBrief({ ...common, create: createCluster });
  try {
    const { url, password } = primary;
    const replica = await startBrief({ ...common, create: (place) => createReplica(place, url), password });
    const stop = async () => {
      await replica.stop();
      await primary.stop();
    };
    return { url, replica, stop };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

/**
 * @param {object} options
 * @param {string} options.binaries
 * @param {string} options.parent of its folder
 * @param {Readonly<Record<string, string>>} options.settings
 * @param {(place: import('./postgres-server.mjs').Place, password: string) => Promise<string | undefined>} options.create
 * @param {string} [options.password] other users of this machine have no access
 */
async function startBrief({
  binaries,
  parent,
  settings,
  create,
  password = randomBytes(16).toString('hex'),
}) {
  const folder = await mkdtemp(`${parent}/lajur-postgres-`);
  const place = { binaries, folder, owner: await postgresOwner() };
  const problem = await create(place, password);
  if (problem !== undefined) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(problem);
  }
  const port = await freePort();
  // SIGQUIT is PostgreSQL's immediate shutdown.
  const child = await runPostgres(place, { ...settings, port }, { signal: 'SIGQUIT', remove: folder });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = () => endProcessGroup(child);
  if (await isAnswering(url, child)) return { url, password, stop };
  await stop();
  throw new Error('PostgreSQL did not start.');
}
