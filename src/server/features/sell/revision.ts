import type { ListingRow } from '#server/features/listing/shared/own-listing.repository.ts';
import { AppError } from '#server/http/app-error.ts';

/** The revision that a change was made to; `any` skips the check. */
export type Revision = number | 'any' | undefined;

/**
 * From the parameter, otherwise from the header (RFC 9110, 13.1.1). A tag of another format never matches.
 */
export function revisionOf(parameter: number | undefined, ifMatch: string | undefined): Revision {
  if (parameter !== undefined) return parameter;
  if (ifMatch === undefined) return undefined;
  if (ifMatch.trim() === '*') return 'any';
  const [, revision] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  return revision === undefined ? -1 : Number(revision);
}

/** @throws AppError `conflict`, without the current data, which only the owner may read */
export function checkRevision(row: Pick<ListingRow, 'revision'>, revision: Revision): void {
  if (typeof revision === 'number' && revision !== row.revision) throw new AppError('conflict');
}
