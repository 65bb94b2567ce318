import net from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describePostgres } from '#tests/support/test-database.ts';
import { patientPool } from './patient-pool.ts';

describePostgres('a pool whose database is away for a moment', (create) => {
  /** The way to PostgreSQL, which can be closed. */
  async function open() {
    const url = new URL(await create());
    let port = 0;
    const [target, targetPort] = [url.hostname, Number(url.port)];
    const sockets = new Set<net.Socket>();
    let server: net.Server | undefined;
    const way = {
      async open() {
        server = net.createServer((here) => {
          const there = net.connect(targetPort, target);
          for (const [socket, other] of [
            [here, there],
            [there, here],
          ] as const) {
            sockets.add(socket);
            socket.on('error', () => undefined).on('close', () => other.destroy());
            socket.pipe(other);
          }
        });
        await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
        const address = server.address();
        if (typeof address === 'object' && address) port = address.port;
      },
      close() {
        server?.close();
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      },
    };
    await way.open();
    const direct = new pg.Pool({ connectionString: url.href, max: 1 });
    url.port = String(port);
    url.hostname = '127.0.0.1';
    const pool = new pg.Pool({ connectionString: url.href, max: 2 });
    pool.on('error', () => undefined);
    const attempts = vi.spyOn(pool, 'connect');
    onTestFinished(async () => {
      await pool.end();
      await direct.end();
      way.close();
    });
    await pool.query('create table notes (text text)');
    return { way, pool, direct, attempts };
  }
  const count = sql`select count(*)::int as count from notes`;

  test('what was not sent waits for it', async () => {
    const { way, pool, attempts } = await open();
    const orm = drizzle(patientPool(pool, 20_000));
    way.close();
    const work = Promise.all([
      orm.execute(count),
      orm.execute(sql`insert into notes values ('alone')`),
      orm.transaction(async (transaction) => {
        await transaction.execute(sql`insert into notes values ('in a transaction')`);
      }),
    ]);
    await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(6);
    await way.open();
    await work;
    expect((await orm.execute(count)).rows).toEqual([{ count: 2 }]);
  });

  test('what may have been done is not repeated, and each connection is given back', async () => {
    const { way, pool, direct } = await open();
    const orm = drizzle(patientPool(pool, 20_000));
    /** @param lock that the query waits for, by which PostgreSQL's list of queries names it */
    const cutDuring = async (query: ReturnType<typeof sql>, lock: string) => {
      const holder = await direct.connect();
      await holder.query(`select pg_advisory_lock(${lock})`);
      const outcome = orm.execute(query).then(
        () => 'done',
        () => 'failed',
      );
      const waiting = `select from pg_stat_activity where wait_event = 'advisory' and query like $1`;
      await expect
        .poll(async () => (await holder.query(waiting, [`%pg_advisory_lock(${lock})%`])).rowCount)
        .toBe(1);
      way.close();
      await holder.query(`select pg_advisory_unlock(${lock})`);
      holder.release();
      await way.open();
      return await outcome;
    };
    expect(await cutDuring(sql`insert into notes select 'once' from pg_advisory_lock(9)`, '9')).toBe(
      'failed',
    );
    expect(await cutDuring(sql`select pg_advisory_lock(2)`, '2')).toBe('done');
    way.close();
    const hasty = drizzle(patientPool(pool, 100));
    for (let time = 0; time < 4; time += 1)
      await expect(hasty.transaction(async () => undefined)).rejects.toThrow();
    expect(pool.totalCount).toBe(0);
    await way.open();
    await expect.poll(async () => (await orm.execute(count)).rows).toEqual([{ count: expect.any(Number) }]);
  });
});
