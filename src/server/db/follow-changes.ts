import { reasonOf } from '#server/process/error-reason.ts';
import { latestRun } from '#server/process/latest-run.ts';
import type { Database } from './database.ts';

/** Delay before a failed read is retried, in milliseconds. */
const retryAfter = 1000;

export type Following = {
  /** Reads again; a failure is reported and retried. */
  readonly follow: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Reads now and after every announced change, one read at a time, until it is closed.
 * @param read brings a copy in memory up to date; it finds out by itself whether anything has changed
 * @param failed begins the warning of a failed read
 * @throws what the first read throws
 */
export async function followChanges(
  database: Database,
  {
    read,
    failed,
    onWarning,
  }: {
    readonly read: () => Promise<void>;
    readonly failed: string;
    readonly onWarning: (line: string) => void;
  },
): Promise<Following> {
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const sync = latestRun(async () => {
    clearTimeout(retry);
    if (!isClosed) await read();
  });
  async function follow(): Promise<void> {
    try {
      await sync();
    } catch (error) {
      onWarning(`${failed}: ${reasonOf(error)}`);
      if (isClosed) return;
      retry = setTimeout(follow, retryAfter);
      retry.unref();
    }
  }
  // Registered before the first read: changes announced during it trigger another read.
  const stopListening = database.onChange(follow);
  const close = () => {
    isClosed = true;
    stopListening();
    clearTimeout(retry);
  };
  try {
    await sync();
  } catch (error) {
    close();
    throw error;
  }
  return { follow, close };
}
