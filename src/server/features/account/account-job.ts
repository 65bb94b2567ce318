import type { Lease } from '#server/db/lease.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import type { SessionRepository } from '#server/session/session.repository.ts';
import type { OneTimeCodeRepository } from './one-time-code.repository.ts';

const everyMs = 10 * 60_000;

type Parts = {
  readonly codes: Pick<OneTimeCodeRepository, 'removeOld'>;
  readonly sessions: Pick<SessionRepository, 'removeExpired'>;
  forgetAttempts?(): Promise<void>;
  readonly lease?: Lease;
  onWarning(line: string): void;
};

/** Removes expired sessions and codes. Several processes on one database may run it concurrently. */
export function startAccountJob({ codes, sessions, forgetAttempts, ...job }: Parts): IntervalJob {
  return startIntervalJob({
    everyMs,
    async work() {
      await codes.removeOld();
      await sessions.removeExpired();
      await forgetAttempts?.();
    },
    failed: 'sessions and codes could not be swept',
    ...job,
  });
}
