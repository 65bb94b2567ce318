import { sellPath, sellStepPath } from '#contract/paths.ts';

/*
 * Redirect targets after sharing photos from the phone's gallery (paths.ts, sharePath), and their query
 * parameters.
 */

export const sharedParameters = { nothingKept: 'bagikan', leftOut: 'left' } as const;

/** The start of the flow, which explains what to do: nothing could be stored. */
export const nothingSharedPath = `${sellPath}?${sharedParameters.nothingKept}=1`;

/**
 * The draft created from them, which has no city yet. `left` is the number of files that could not be stored.
 */
export function sharedDraftPath(draftId: string, left: number): string {
  const path = sellStepPath('city', draftId);
  return left > 0 ? `${path}&${sharedParameters.leftOut}=${left}` : path;
}
