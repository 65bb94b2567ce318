import { parseArgs } from 'node:util';
import { findPrograms } from './cluster/programs.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { serveStates } from './cluster/states-page.ts';
import { endWithLauncher } from './setup/end-with-launcher.mjs';
import { PlainError, runMain, say, secondsSince } from './setup/say.mjs';

/*
 * `npm run cluster`: the site as several machines run it, on this one: PostgreSQL with a streaming replica, PgBouncer,
 * an S3 server, nodes and nginx. Everything ends with this process.
 */

/** @throws PlainError for an unknown option */
function parsedOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '3000' },
        nodes: { type: 'string', default: '3' },
        listings: { type: 'string', default: '2000' },
      },
    }).values;
  } catch {
    throw new PlainError('use --port, --nodes and --listings, each with a number.');
  }
}

/** @throws PlainError for a value out of range */
function numberOf(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new PlainError(`--${name} is ${value}: expected a whole number from ${least} to ${most}.`);
}

await runMain(async () => {
  endWithLauncher();
  const values = parsedOptions();
  const port = numberOf('port', values.port, 1, 65_534);
  const ended = new Promise<void>((resolve) => {
    let askedAt: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // Under npm, Ctrl-C arrives twice; a second one ends at once, and the members with it.
        if (askedAt !== undefined && performance.now() - askedAt > 500) process.exit(1);
        askedAt ??= performance.now();
        resolve();
      });
  });
  const begun = performance.now();
  const starting = startCluster({
    programs: await findPrograms(),
    port,
    nodes: numberOf('nodes', values.nodes, 1, 20),
    listings: numberOf('listings', values.listings, 0, 1_000_000),
    say,
  });
  const cluster = await Promise.race([starting, ended]);
  if (!cluster) {
    say('Stopping …');
    await (await starting.catch(() => undefined))?.stop();
    return;
  }
  const states = () => Promise.all(cluster.members.map((member) => member.state()));
  try {
    const page = await serveStates(port + 1, { url: cluster.url, states });
    say(`Ready in ${secondsSince(begun)} on ${cluster.url}`);
    say(`States of the members: http://127.0.0.1:${port + 1} (logs in ${cluster.folder})`);
    await ended;
    page.close();
    page.closeAllConnections();
  } finally {
    say('Stopping …');
    await cluster.stop();
  }
});
