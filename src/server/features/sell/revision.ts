import type { ListingRow } from '#server/domain/listings/own-listing.repository.ts';
import { AppError } from '#server/http/app-error.ts';

/** The revision that a change was made to; `any` where it does not matter. */
export type Revision = number | 'any' | undefined;

/** From the parameter, or else the header (RFC 9110, 13.1.1). A foreign tag matches nothing. */
export function revisionOf(parameter: number | undefined, ifMatch: string | undefined): Revision {
  if (parameter !== undefined) return parameter;
  if (ifMatch === undefined) return undefined;
  if (ifMatch.trim() === '*') return 'any';
  const [, revision] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  return revision === undefined ? -1 : Number(revision);
}

/** @throws AppError `conflict`, without the current data: its owner may read it */
export function checkRevision(row: Pick<ListingRow, 'revision'>, revision: Revision): void {
  if (typeof revision === 'number' && revision !== row.revision) throw new AppError('conflict');
}
