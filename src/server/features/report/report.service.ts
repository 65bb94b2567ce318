import { AppError } from '#server/app-error.ts';
import { AttemptLimiter } from '#server/attempt-limiter.ts';
import type { NewReport, ReportRepository } from './report.repository.ts';

const limits = { most: 10, withinMs: 60 * 60_000, mostAddresses: 20_000 } as const;

/** Control characters and halves of characters are nothing anybody typed, and the database refuses some of them. */
function cleanDetails(details: string | undefined): string | null {
  const clean = (details ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? null : clean;
}

export function createReportService(repository: ReportRepository) {
  const limiter = new AttemptLimiter(limits);
  return {
    /**
     * Takes a visitor's report of an advertisement; the same one again is confirmed again.
     * @param address the visitor's, only counted and never kept
     * @throws AppError `not_found` where there never was a public advertisement, `rate_limited`
     */
    async take(
      { details, ...report }: Omit<NewReport, 'details'> & { readonly details: string | undefined },
      address: string,
    ): Promise<void> {
      if (await repository.isKept(report.clientId)) return;
      if (!(await repository.wasEverPublic(report.listingId))) throw new AppError('not_found');
      if (!limiter.take(address)) throw new AppError('rate_limited');
      await repository.keep({ ...report, details: cleanDetails(details) });
    },
  };
}
