/** The methods of an object in a worker, as comlink's `wrap` offers them. */
type Answering<Host> = {
  [Name in keyof Host]: Host[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

type Running<Host> = {
  readonly host: Answering<Host>;
  /** Rejects when the worker is given up. */
  readonly broken: Promise<never>;
  giveUp(reason: string): void;
};

/** What a worker exposes by comlink. It starts with the first call, and anew with the next one after it broke. */
export class WorkerBridge<Host> {
  readonly #create: () => Worker;
  readonly #wrap: (worker: Worker) => Answering<Host>;
  readonly #patienceMs: number | undefined;
  #running: Running<Host> | undefined;
  #started = 0;

  /** @param patienceMs how long a call may take before the worker is given up */
  constructor(create: () => Worker, wrap: (worker: Worker) => Answering<Host>, patienceMs?: number) {
    this.#create = create;
    this.#wrap = wrap;
    this.#patienceMs = patienceMs;
  }

  /** The number of the current worker, which is started. A new one has none of the state of the one before. */
  number(): number {
    this.#running ??= this.#start();
    return this.#started;
  }

  /** Rejects where the worker is unavailable, fails or does not answer. */
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
    // It failed to load, or broke.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      started.giveUp(event.message || 'the worker broke');
    });
    return started;
  }
}
