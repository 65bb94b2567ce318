import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import type { Once } from '#server/http/once.ts';
import type { NewReport, ReportRepository } from './report.repository.ts';

const limits = { most: 10, withinMs: 60 * 60_000, mostAddresses: 20_000 } as const;

/** Removes control characters and unpaired surrogates, some of which the database rejects. */
function cleanDetails(details: string | undefined): string | null {
  const clean = (details ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? null : clean;
}

export function createReportService(repository: ReportRepository) {
  const limiter = new AttemptLimiter(limits);
  return {
    /**
     * Stores a visitor's report of a listing.
     * @param call with the visitor's address, which is only counted, never stored
     * @throws AppError `not_found` if the listing was never public, `rate_limited`
     */
    async take(
      { details, ...report }: Omit<NewReport, 'details'> & { readonly details: string | undefined },
      { address, once }: { readonly address: string; readonly once: Once },
    ): Promise<void> {
      if (once.isRepeat) return;
      if (!(await repository.wasEverPublic(report.listingId))) throw new AppError('not_found');
      if (!limiter.take(address)) throw new AppError('rate_limited');
      const kept = { ...report, details: cleanDetails(details) };
      await once.change((transaction) => repository.keep(kept, transaction));
    },
  };
}
