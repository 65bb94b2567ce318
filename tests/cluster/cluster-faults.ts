import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { insertSession, soundForm } from '#tests/support/sellers.ts';
import { findPrograms } from '../../scripts/cluster/programs.ts';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { firstFreePort } from '../../scripts/setup/free-port.mjs';
import { Dice } from '../faults/dice.ts';
import { checkCars, differingCounts } from './check.ts';
import { Tally, Visitor } from './client.ts';
import { faults } from './faults.ts';
import { Load } from './load.ts';
import { Seller } from './seller.ts';
import { measureSpread } from './spread.ts';

/*
 * Visitors read and sellers publish, change and remove cars, while one member of a cluster after the other fails. No
 * acknowledged write may be lost or done twice, and few requests may fail. See README.md.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '14' },
    seed: { type: 'string' },
    readers: { type: 'string', default: '6' },
    sellers: { type: 'string', default: '3' },
    /** How many changes are followed until all nodes show them, before the rounds. */
    changes: { type: 'string', default: '0' },
    /** Only faults whose name contains it. */
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const wanted = faults.filter(({ name }) => name.includes(values.only));

/** After a signal the round under way is the last; a second one ends the process, and its members with it. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => (stopping.signal.aborted ? process.exit(1) : stopping.abort()));

/** A round's requests last at least as long, in milliseconds. */
const roundMs = 3000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

type Outcome = ReturnType<Tally['reset']> & { readonly seconds: number };

async function openSellers(cluster: Cluster, tally: Tally, count: number): Promise<Seller[]> {
  const database = await openDatabase({
    ...{ databaseUrl: cluster.databaseUrl, dataDirectory: cluster.folder, migrationsDirectory },
  });
  try {
    const form = await soundForm(database);
    return await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const mobile = `+62812000${1000 + number}`;
        const { row, token } = await insertSession(database, mobile, 'dealer');
        const account = { publicId: row.publicId, token };
        const visitor = new Visitor(`127.0.2.${number + 1}`);
        return new Seller({ url: cluster.url, visitor, tally, form: { ...form, mobile }, account });
      }),
    );
  } finally {
    await database.close();
  }
}

async function run(cluster: Cluster): Promise<string[]> {
  const tally = new Tally();
  const dice = new Dice(seed);
  const all = await openSellers(cluster, tally, Number(values.sellers) + 1);
  const [watched, ...sellers] = all;
  const load = new Load(cluster.url, { tally, dice, readers: Number(values.readers), sellers });
  const outcomes = new Map<string, Outcome[]>();
  const problems: string[] = [];
  try {
    if (watched && Number(values.changes) > 0) problems.push(...(await followChanges(cluster, watched)));
    for (let round = 1; round <= rounds && !stopping.signal.aborted; round += 1) {
      const fault = wanted[(round - 1) % wanted.length];
      if (!fault) throw new Error(`no fault is called ${values.only}`);
      tally.reset();
      const begun = performance.now();
      await fault.happen(cluster, dice);
      for (const member of cluster.members) await member.untilUp();
      await wait(Math.max(0, roundMs - (performance.now() - begun)));
      const differing = await load.whileStill(() => differingCounts(cluster));
      const outcome = { ...tally.reset(), seconds: (performance.now() - begun) / 1000 };
      outcomes.set(fault.name, [...(outcomes.get(fault.name) ?? []), outcome]);
      const { asked, failed, slowestMs, seconds } = outcome;
      say(
        `round ${round}: ${fault.name}: ${failed} of ${asked} failed, slowest ${slowestMs.toFixed(0)} ms, ${seconds.toFixed(1)} s`,
      );
      for (const [how, times] of outcome.failures) say(`  ${times} × ${how}`);
      problems.push(...differing.map((line) => `round ${round}, ${fault.name}: ${line}`));
      if (load.refusals.length > 0) break;
    }
  } finally {
    await load.stop();
  }
  problems.push(...load.refusals, ...(await differingCounts(cluster)), ...(await checkCars(cluster, all)));
  problems.push(...report(outcomes));
  const cars = all.flatMap((seller) => seller.cars);
  say(
    `${cars.length} cars were acknowledged, ${cars.filter(({ isRemoved }) => isRemoved).length} removed again`,
  );
  return problems;
}

/** @returns whether changes were seen too late */
async function followChanges(cluster: Cluster, seller: Seller): Promise<string[]> {
  const times = await measureSpread(cluster, seller, Number(values.changes));
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const [p50, p99, most] = [at(0.5), at(0.99), at(1)].map((time) => `${time.toFixed(0)} ms`);
  say(`${times.length} changes were seen by all nodes within ${p50} (p50), ${p99} (p99), ${most} (the last)`);
  return at(0.99) > 1000
    ? [`changes were seen by all nodes within ${p99} (p99), at most 1000 ms may be`]
    : [];
}

/** @returns faults that cost too many requests */
function report(outcomes: ReadonlyMap<string, readonly Outcome[]>): string[] {
  say('\n| fault | rounds | requests | failed | share | slowest |\n| --- | --- | --- | --- | --- | --- |');
  return [...outcomes].flatMap(([name, all]) => {
    const sum = (of: (outcome: Outcome) => number) => all.reduce((total, each) => total + of(each), 0);
    const [asked, failed] = [sum((each) => each.asked), sum((each) => each.failed)];
    const share = (100 * failed) / asked;
    const slowest = Math.max(...all.map(({ slowestMs }) => slowestMs));
    say(
      `| ${name} | ${all.length} | ${asked} | ${failed} | ${share.toFixed(2)} % | ${slowest.toFixed(0)} ms |`,
    );
    const most = faults.find((fault) => fault.name === name)?.mostFailed ?? 0;
    return share > most ? [`${name}: ${share.toFixed(2)} % failed, at most ${most} % may`] : [];
  });
}

say(`${rounds} rounds, seed ${seed}`);
const cluster = await startCluster({
  ...{ programs: await findPrograms(), port: await firstFreePort(24_100), nodes: 3, listings: 500 },
  say: () => {},
});
try {
  const problems = await run(cluster);
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? 'Nothing was lost.' : 'FAILED');
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
