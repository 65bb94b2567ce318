const signals = ['SIGTERM', 'SIGINT'] as const;

/** A terminal's Ctrl-C arrives twice under npm, from the terminal and from npm: that is one wish. */
const sameWishMilliseconds = 500;

/**
 * Until `onStop` is set, a signal ends the process at once; also as a container's first process,
 * which the system's own default would not end. After that the first one asks to stop and a second
 * one ends the process at once.
 */
export class StopSignals {
  #onStop: (() => void) | undefined;
  #askedAt: number | undefined;

  constructor() {
    for (const signal of signals) process.on(signal, () => this.#received());
  }

  set onStop(onStop: () => void) {
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
