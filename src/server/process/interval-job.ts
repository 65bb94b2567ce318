import type { Lease } from '#server/db/lease.ts';
import { reasonOf } from './error-reason.ts';

/** How much longer than the interval a lease lasts at most, in milliseconds. */
const mostOverdueMs = 30_000;

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
 * @param job.lease given for a job on shared data: the interval runs it in one process at a time
 */
export function startIntervalJob({
  everyMs,
  work,
  failed,
  onWarning,
  lease,
}: {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly failed: string;
  readonly onWarning: (line: string) => void;
  readonly lease?: Lease;
}): IntervalJob {
  const warn = (error: unknown) => onWarning(`${failed}: ${reasonOf(error)}`);
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch(warn)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  let asking: Promise<void> | undefined;
  const leasedMs = everyMs + Math.min(everyMs / 2, mostOverdueMs);
  const runLeased = async () => {
    if (lease === undefined || (await lease.take(leasedMs))) await run();
  };
  const timer = setInterval(() => {
    asking = runLeased().catch(warn);
  }, everyMs);
  timer.unref();
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await asking;
      await running;
      // Only so that another process need not wait until it expires.
      await lease?.release().catch(() => undefined);
    },
  };
}
