import { sellPath, sellStepPath } from '#contract/paths.ts';

/*
 * Where a person who shared photos from the phone's gallery is redirected (paths.ts, sharePath), and the parameters
 * of that page.
 */

export const sharedParameters = { nothingKept: 'bagikan', leftOut: 'left' } as const;

/** To the start of the flow, which explains how to go on: nothing could be stored. */
export const nothingSharedPath = `${sellPath}?${sharedParameters.nothingKept}=1`;

/** To the draft that was made of them, which has no city yet. `left` files could not be stored. */
export function sharedDraftPath(draftId: string, left: number): string {
  const path = sellStepPath('city', draftId);
  return left > 0 ? `${path}&${sharedParameters.leftOut}=${left}` : path;
}
