/** The methods of an object in a worker, as wrapped by comlink. */
type Answering<Host> = {
  [Name in keyof Host]: Host[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

type Running<Host> = {
  readonly host: Answering<Host>;
  /** Rejects when the worker is terminated. */
  readonly broken: Promise<never>;
  giveUp(reason: string): void;
};

/**
 * Calls an object that a worker exposes through comlink. The worker starts with the first call, and again
 * with the next call after a failure.
 */
export class WorkerBridge<Host> {
  readonly #create: () => Worker;
  readonly #wrap: (worker: Worker) => Answering<Host>;
  readonly #patienceMs: number | undefined;
  #running: Running<Host> | undefined;
  #started = 0;

  /** @param patienceMs time limit of a call, after which the worker is terminated */
  constructor(create: () => Worker, wrap: (worker: Worker) => Answering<Host>, patienceMs?: number) {
    this.#create = create;
    this.#wrap = wrap;
    this.#patienceMs = patienceMs;
  }

  /**
   * The number of the current worker, which is started if necessary. A new worker has no state of the
   * previous one.
   */
  number(): number {
    this.#running ??= this.#start();
    return this.#started;
  }

  /** Rejects if the worker is unavailable, fails or does not respond. */
  async ask<Reply>(call: (host: Answering<Host>) => Promise<Reply>): Promise<Reply> {
    this.#running ??= this.#start();
    const { host, broken, giveUp } = this.#running;
    const timer =
      this.#patienceMs === undefined
        ? undefined
        : setTimeout(() => giveUp('the worker does not answer'), this.#patienceMs);
    try {
      return await Promise.race([call(host), broken]);
    } finally {
      clearTimeout(timer);
    }
  }

  #start(): Running<Host> {
    this.#started += 1;
    const worker = this.#create();
    let reject: (cause: Error) => void;
    const broken = new Promise<never>((_, fail) => {
      reject = fail;
    });
    broken.catch(() => undefined);
    const started: Running<Host> = {
      host: this.#wrap(worker),
      broken,
      giveUp: (reason) => {
        worker.terminate();
        if (this.#running === started) this.#running = undefined;
        reject(new Error(reason));
      },
    };
    // It failed to load or crashed.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      started.giveUp(event.message || 'the worker broke');
    });
    return started;
  }
}
