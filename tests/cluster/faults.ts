import { setTimeout as wait } from 'node:timers/promises';
import { listenerName } from '#server/db/postgres-database.ts';
import type { Member } from '../../scripts/cluster/member.ts';
import type { Cluster } from '../../scripts/cluster/start-cluster.ts';
import type { Dice } from '../faults/dice.ts';
import { queried } from './check.ts';

type Fault = {
  readonly name: string;
  /** Does it, and waits until all members are up again. */
  readonly happen: (cluster: Cluster, dice: Dice) => Promise<void>;
  /** The share of requests that may fail, in per cent. */
  readonly mostFailed: number;
};

/** How long what is stopped stays away, in milliseconds. */
const away = (dice: Dice) => wait(dice.from(200, 1200));

async function restart(member: Member, dice: Dice): Promise<void> {
  await member.stop();
  await away(dice);
  await member.start();
}

/** Without warning; its supervisor starts it again. */
async function kill(member: Member, signal: NodeJS.Signals): Promise<void> {
  await member.signal(signal);
  // Until it is noticed.
  while ((await member.state()).isUp) await wait(20);
  await member.untilUp();
}

export const faults: readonly Fault[] = [
  {
    name: 'a node ends as planned',
    mostFailed: 0,
    happen: ({ nodes }, dice) => restart(dice.oneOf(nodes), dice),
  },
  {
    name: 'a node is killed',
    mostFailed: 1,
    happen: ({ nodes }, dice) => kill(dice.oneOf(nodes), 'SIGKILL'),
  },
  {
    name: 'the replica is stopped',
    mostFailed: 1,
    happen: ({ replica }, dice) => restart(replica, dice),
  },
  {
    name: 'PgBouncer is restarted',
    mostFailed: 1,
    async happen({ bouncer }) {
      await bouncer.stop();
      await bouncer.start();
    },
  },
  {
    name: 'the connections that listen are cut',
    mostFailed: 1,
    async happen(cluster) {
      await queried(
        cluster,
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [listenerName],
      );
    },
  },
  {
    name: 'the primary is restarted',
    mostFailed: 1,
    async happen({ primary, bouncer }) {
      await primary.stop();
      await primary.start();
      await bouncer.untilUp();
    },
  },
  {
    // Its connections stay open and nothing answers, as with a stalled disk or a paused virtual machine.
    name: 'the primary hangs',
    mostFailed: 1,
    async happen({ primary }, dice) {
      await primary.signal('SIGSTOP');
      await wait(dice.from(500, 3000));
      await primary.signal('SIGCONT');
    },
  },
  {
    name: 'the S3 server is restarted',
    mostFailed: 1,
    happen: ({ s3 }, dice) => restart(s3, dice),
  },
];
