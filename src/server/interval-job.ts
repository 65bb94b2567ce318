import { reasonOf } from './error-reason.ts';

/** Something that is done again and again while the server runs. */
export type IntervalJob = {
  /** Does it now, or waits for what is under way. Never rejects. */
  run(): Promise<void>;
  /** Resolves once nothing is under way. */
  stop(): Promise<void>;
};

/**
 * Does `work` every so many milliseconds, never twice at once. What fails is told in a line that begins with `failed`,
 * and tried again the next time.
 */
export function startIntervalJob({
  everyMs,
  work,
  failed,
  onWarning,
}: {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly failed: string;
  readonly onWarning: (line: string) => void;
}): IntervalJob {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => onWarning(`${failed}: ${reasonOf(error)}`))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
