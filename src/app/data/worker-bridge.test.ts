import { expect, test } from 'vitest';
import { WorkerBridge } from './worker-bridge.ts';

class FakeWorker extends EventTarget {
  isEnded = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true;
  }
}

type Host = { add(one: number, other: number): number };

/** A bridge to workers that respond or never do, and the workers it has started. */
function bridge({ answers, patienceMs }: { readonly answers: boolean; readonly patienceMs?: number }) {
  const workers: FakeWorker[] = [];
  const made = new WorkerBridge<Host>(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    () => ({
      add: (one, other) => (answers ? Promise.resolve(one + other) : new Promise(() => undefined)),
    }),
    patienceMs,
  );
  return { bridge: made, workers };
}

test('the first call starts the worker, which answers all', async () => {
  const { bridge: made, workers } = bridge({ answers: true });
  expect(workers).toHaveLength(0);
  expect(await made.ask((host) => host.add(1, 2))).toBe(3);
  expect(await made.ask((host) => host.add(3, 4))).toBe(7);
  expect(workers).toHaveLength(1);
  expect(made.number()).toBe(1);
});

test('a worker that breaks fails what was asked, and the next call starts another one', async () => {
  const { bridge: made, workers } = bridge({ answers: false });
  const asked = made.ask((host) => host.add(1, 2));
  workers[0]?.dispatchEvent(new Event('error', { cancelable: true }));
  await expect(asked).rejects.toThrow('the worker broke');
  expect(workers[0]?.isEnded).toBe(true);
  expect(made.number()).toBe(2);
  expect(workers).toHaveLength(2);
});

test('a worker that does not answer in time is given up', async () => {
  const { bridge: made, workers } = bridge({ answers: false, patienceMs: 5 });
  await expect(made.ask((host) => host.add(1, 2))).rejects.toThrow('does not answer');
  expect(workers[0]?.isEnded).toBe(true);
});
