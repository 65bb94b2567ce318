import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Child } from '#tests/support/child-process.ts';
import { describePostgres } from '#tests/support/test-database.ts';
import { freePort } from '../../scripts/setup/free-port.mjs';

describePostgres('several workers', (create) => {
  async function start(): Promise<{ child: Child; url: string }> {
    const directory = await mkdtemp(path.join(tmpdir(), 'lajur-test-'));
    const port = await freePort();
    const child = await Child.start('tests/server/children/run-stub-server.ts', [], {
      DATA_DIR: directory,
      PORT: String(port),
      DATABASE_URL: await create('tables'),
      WORKERS: '2',
    });
    onTestFinished(async () => {
      await child.end('SIGKILL');
      await rm(directory, { recursive: true, force: true });
    });
    return { child, url: `http://127.0.0.1:${port}` };
  }

  const textOf = (url: string, agent?: Agent) =>
    new Promise<string>((resolve, reject) => {
      const request = get(url, { agent: agent ?? false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('end', () => resolve(text)).once('error', reject);
      });
      request.once('error', reject);
    });

  /** The processes that answer; connections are given to them in turn. One given to a dying process gets no answer. */
  async function serving(url: string): Promise<Set<string>> {
    const found = new Set<string>();
    for (let asked = 0; asked < 8; asked += 1)
      found.add(await Promise.race([textOf(`${url}/pid`), wait(500, '')]));
    found.delete('');
    return found;
  }

  async function servingInstead(url: string, before: ReadonlySet<string>): Promise<Set<string>> {
    for (;;) {
      const now = await serving(url);
      if (now.size === 2 && [...now].some((pid) => !before.has(pid))) return now;
      await wait(50);
    }
  }

  test('one that dies is replaced; SIGHUP, and one more meanwhile, replaces all without a failed request; a stop ends all', async () => {
    const { child, url } = await start();
    await child.lineWith('ready on http://127.0.0.1:');
    await child.lineWith('2 workers serve');
    const first = await serving(url);
    expect(first.size).toBe(2);
    const [victim = ''] = first;
    process.kill(Number(victim), 'SIGKILL');
    const second = await servingInstead(url, first);
    expect(second).not.toContain(victim);
    expect(child.errors).toContain(`worker ${victim} ended (SIGKILL); another one starts`);
    expect(
      (await textOf(`${url}/metrics`)).match(/^lajur_process_cpu_seconds_total\{worker="\d+"\}/gm),
    ).toHaveLength(2);

    let isLoaded = true;
    let answered = 0;
    const failures: unknown[] = [];
    const load = async (agent?: Agent) => {
      while (isLoaded) {
        await textOf(`${url}/pid`, agent).then(
          () => (answered += 1),
          (error: unknown) => failures.push(error),
        );
      }
      agent?.destroy();
    };
    const loads = [
      load(),
      load(),
      load(new Agent({ keepAlive: true })),
      load(new Agent({ keepAlive: true })),
    ];
    child.process.kill('SIGHUP');
    await child.lineWith('replacing 2 workers');
    child.process.kill('SIGHUP');
    await child.lineWith('all workers are new');
    await child.lineWith('replacing 2 workers');
    await child.lineWith('all workers are new');
    for (const pid of second) await ended(Number(pid));
    isLoaded = false;
    await Promise.all(loads);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    // Those that the second one replaced are ending.
    await expect.poll(async () => (await serving(url)).size).toBe(2);
    const third = await serving(url);
    expect([...third].filter((pid) => second.has(pid))).toEqual([]);

    expect(await child.end('SIGTERM'), child.errors).toBe(0);
    for (const pid of third) await ended(Number(pid));
  });

  test('they end with their parent', async () => {
    const { child, url } = await start();
    await child.lineWith('2 workers serve');
    const pids = await serving(url);
    await child.end('SIGKILL');
    for (const pid of pids) await ended(Number(pid));
  });
});

async function ended(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await wait(20);
  }
}
