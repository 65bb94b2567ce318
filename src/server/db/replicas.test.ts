import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { type Orm, schema } from './database.ts';
import { Replicas } from './replicas.ts';

const [primary, primaryAtOnce, copy] = [1, 2, 3].map(() => drizzle.mock({ schema }));

function replicasOf(replica: { readonly replayed: bigint }) {
  if (!primary || !primaryAtOnce || !copy) throw new Error('no database');
  return new Replicas({
    ...{ primary, primaryAtOnce, written: async () => undefined },
    replicas: [
      {
        ...{ orm: copy, isUsable: true, replayed: replica.replayed },
        look: async () => undefined,
        reaches: async (position) => position <= replica.replayed,
        ...{ fail: () => undefined, recover: () => undefined, close: async () => undefined },
      },
    ],
  });
}

/** Where reads are made, in order; those of the primary fail. */
function reading() {
  const asked: (Orm | undefined)[] = [];
  const work = async (orm: Orm) => {
    asked.push(orm);
    if (orm !== copy) throw new Error('Connection terminated unexpectedly');
  };
  return { asked, work };
}

test('without the primary, a replica answers while this process hears of no change', async () => {
  const replicas = replicasOf({ replayed: 10n });
  const { asked, work } = reading();
  await replicas.read(work);
  expect(asked).toEqual([primaryAtOnce, copy]);
});

test('a change that is known is not read from a replica without it, whatever the primary does', async () => {
  const replicas = replicasOf({ replayed: 10n });
  replicas.know(11n);
  const { asked, work } = reading();
  await expect(replicas.read(work)).rejects.toThrow('Connection terminated');
  expect(asked).toEqual([primary]);
});

test('while a change is announced, the primary is read', async () => {
  const replicas = replicasOf({ replayed: 10n });
  replicas.know(9n);
  const { asked, work } = reading();
  await replicas.read(work);
  await replicas.whileAnnouncing(() => expect(replicas.read(work)).rejects.toThrow('Connection terminated'));
  await replicas.read(work);
  expect(asked).toEqual([copy, primary, copy]);
});
