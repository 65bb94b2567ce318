import { AppError } from '#server/app-error.ts';
import type { ListingRow } from '#server/domain/listings/own-listing.repository.ts';

/** Which version a change was made to; `any` where it is all the same. */
export type Revision = number | 'any' | undefined;

/** As the parameter says it, or else the header (RFC 9110, 13.1.1). A tag that is none of ours matches nothing. */
export function revisionOf(parameter: number | undefined, ifMatch: string | undefined): Revision {
  if (parameter !== undefined) return parameter;
  if (ifMatch === undefined) return undefined;
  if (ifMatch.trim() === '*') return 'any';
  const [, revision] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  return revision === undefined ? -1 : Number(revision);
}

/** @throws AppError `conflict`, which carries nothing of what it is now: its owner may read it */
export function checkRevision(row: Pick<ListingRow, 'revision'>, revision: Revision): void {
  if (typeof revision === 'number' && revision !== row.revision) throw new AppError('conflict');
}
