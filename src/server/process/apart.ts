import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { createSemaphore } from './semaphore.ts';

type Task<Input, Output> = {
  /** Of its own file in the build, `NAME.apart.js`, which calls `serveApart`. */
  readonly name: string;
  readonly output: z.ZodType<Output>;
  /** The same on this thread, where the server runs from its sources. */
  here(): Promise<(input: Input) => Promise<Output>>;
  /** More than any sound task takes. */
  readonly mostMs: number;
  /** Of the thread's heap. */
  readonly mostMegabytes: number;
  /** Overrides the file's place, for tests. */
  readonly file?: URL;
};

const answer = z.union([z.object({ output: z.unknown() }), z.object({ error: z.string() })]);
/** A thread that waits for work holds 40 MB. */
const idleMs = 30_000;

/** The thread ended, or was ended for the time or memory it took. */
export class ApartError extends Error {
  override readonly name = 'ApartError';
}

/**
 * Runs work on a thread of its own, one task at a time: what would hold the thread that serves requests, or takes
 * time and memory that its input decides.
 */
export function apart<Input, Output>({
  name,
  output,
  here,
  mostMs,
  mostMegabytes,
  file = new URL(`./${name}.apart.js`, import.meta.url),
}: Task<Input, Output>): (input: Input) => Promise<Output> {
  if (!existsSync(file)) return async (input) => (await here())(input);
  const inTurn = createSemaphore(1, name);
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;

  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const start = () => {
    const made = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    // Does not keep a process that is stopping.
    made.unref();
    made.on('error', () => {});
    made.once('exit', () => {
      if (worker === made) worker = undefined;
    });
    return made;
  };

  return (input) =>
    inTurn(async () => {
      clearTimeout(rest);
      worker ??= start();
      const signal = AbortSignal.timeout(mostMs);
      try {
        worker.postMessage(input);
        const ended = once(worker, 'exit', { signal }).then(() => {
          throw new ApartError(`${name} ended its thread`);
        });
        ended.catch(() => {});
        const [message] = await Promise.race([once(worker, 'message', { signal }), ended]);
        const result = answer.parse(message);
        if ('error' in result) throw new ApartError(result.error);
        return output.parse(result.output);
      } catch (error) {
        end();
        throw error instanceof ApartError ? error : new ApartError(`${name} was ended`, { cause: error });
      } finally {
        rest = setTimeout(end, idleMs).unref();
      }
    });
}
