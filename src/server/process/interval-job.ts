import { reasonOf } from './error-reason.ts';

/** An interval job. */
export type IntervalJob = {
  /** Runs it now, or waits for the running one. Never rejects. */
  run(): Promise<void>;
  /** Resolves once it is not running. */
  stop(): Promise<void>;
};

/**
 * Starts an interval job that never overlaps itself. A failure is reported in a line that starts with
 * `failed`, and the next run retries.
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
