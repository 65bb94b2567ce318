import cluster from 'node:cluster';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Under npm, Ctrl-C arrives twice, from the terminal and from npm, and counts once. */
const sameWishMilliseconds = 500;

/**
 * Until `onStop` is set, a signal ends the process immediately, even as a container's first process, for
 * which the system has no default. After that, the first signal requests a stop and a second one ends the
 * process immediately.
 */
export class StopSignals {
  #onStop: (() => unknown) | undefined;
  #askedAt: number | undefined;

  constructor() {
    for (const signal of signals) {
      // Ctrl-C reaches workers too, but their parent tells them.
      const isParents = cluster.isWorker && signal === 'SIGINT';
      process.on(signal, isParents ? () => undefined : () => this.#received());
    }
  }

  set onStop(onStop: () => unknown) {
    this.#onStop = onStop;
  }

  #received(): void {
    const now = performance.now();
    if (!this.#onStop) process.exit(1);
    if (this.#askedAt === undefined) {
      this.#askedAt = now;
      this.#onStop();
    } else if (now - this.#askedAt > sameWishMilliseconds) {
      process.exit(1);
    }
  }
}
