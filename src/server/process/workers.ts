import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { StartUpError } from './start-up-error.ts';
import { StopSignals } from './stop-signals.ts';
import { relayMetrics } from './worker-metrics.ts';

/*
 * Several processes on one port. The parent accepts connections and hands them to its workers in turn; it opens
 * no database. A connection handed to a worker that is dying is lost.
 */

const backOff = { firstMs: 1000, mostMs: 30_000 } as const;

/** A worker that ends sooner counts as failing. */
const steadyMs = 60_000;

const drain = 'lajur:drain';

type Options = {
  readonly count: number;
  /** The program of a worker. At an upgrade, a link in its path leads to the new one. */
  readonly program: string;
  say(line: string): void;
  warn(line: string): void;
  /** Called when all workers have ended after a signal. */
  onStopped(): void | Promise<void>;
};

/**
 * Runs the workers until a signal. One that dies is replaced. At SIGHUP each is replaced by a new one, which
 * takes requests before the old one stops. Resolves once the first serves; its failure is the start's.
 */
export async function runWorkers({ count, program, say, warn, onStopped }: Options): Promise<void> {
  const signals = new StopSignals();
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2) });
  relayMetrics();
  let isStopping = false;
  let failures = 0;
  /** Workers that listen. */
  const serving = new Set<Worker>();
  /** Those that are being replaced. */
  const leaving = new Set<Worker>();

  /** Starts one worker. @returns its address, or undefined if it ended before it served */
  async function start(): Promise<{ worker: Worker; address: string } | undefined> {
    const worker = cluster.fork();
    const begun = performance.now();
    const address = await new Promise<string | undefined>((resolve) => {
      worker.once('listening', (at) => resolve(`http://${at.address ?? ''}:${at.port}`));
      worker.once('exit', () => resolve(undefined));
    });
    if (address === undefined) return undefined;
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      serving.delete(worker);
      if (leaving.delete(worker) || isStopping) return;
      if (performance.now() - begun > steadyMs) failures = 0;
      warn(`worker ${worker.process.pid} ended (${signal ?? code}); another one starts`);
      void replace();
    });
    // A signal that came while it started.
    if (isStopping) worker.process.kill('SIGTERM');
    return { worker, address };
  }

  /** Starts a worker, and tries again later and later while it fails. */
  async function replace(): Promise<void> {
    for (;;) {
      const delay = failures === 0 ? 0 : Math.min(backOff.firstMs * 2 ** (failures - 1), backOff.mostMs);
      failures += 1;
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (isStopping || (await start())) return;
      if (isStopping) return;
      warn('a worker could not start; trying again');
    }
  }

  async function replaceAll(): Promise<void> {
    const old = [...serving].filter((worker) => !leaving.has(worker));
    say(`replacing ${old.length} workers`);
    for (const worker of old) {
      if (isStopping) return;
      // It has died, and was replaced.
      if (!serving.has(worker)) continue;
      leaving.add(worker);
      if (!(await start())) {
        leaving.delete(worker);
        warn('the new worker could not start; the old ones go on');
        if (!serving.has(worker)) void replace();
        return;
      }
      if (worker.isConnected()) worker.send(drain);
    }
    failures = 0;
    say('all workers are new');
  }
  let upgrades = Promise.resolve();
  process.on('SIGHUP', () => {
    upgrades = upgrades.then(replaceAll);
  });

  const first = await start();
  if (!first) throw new WorkerFailed();
  say(`ready on ${first.address}`);
  signals.onStop = () => {
    say('stopping');
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    whenAllEnded(() => void onStopped());
  };
  await Promise.all(Array.from({ length: count - 1 }, replaceOrder));
  if (!isStopping) say(`${count} workers serve`);

  /** The rest of the first workers: a failure is retried. */
  async function replaceOrder(): Promise<void> {
    if (!(await start()) && !isStopping) await replace();
  }
}

/** The worker has written why. */
export class WorkerFailed extends StartUpError {
  override readonly name = 'WorkerFailed';
}

function whenAllEnded(done: () => void): void {
  const isLast = () => Object.keys(cluster.workers ?? {}).length === 0;
  if (isLast()) done();
  else cluster.on('exit', () => isLast() && done());
}

/**
 * In a worker that no longer listens: resolves when the parent gives it no more connections. One that is under
 * way meanwhile is given back and reaches another worker.
 */
export async function leaveParent(): Promise<void> {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  const left = once(worker, 'disconnect');
  worker.disconnect();
  await left;
}

/** In a worker: calls back when the parent has replaced it. */
export function onDrain(listener: () => void): void {
  // A terminal sends it to the whole group; it is the parent's.
  process.on('SIGHUP', () => undefined);
  process.on('message', (message) => {
    if (message === drain) listener();
  });
}
