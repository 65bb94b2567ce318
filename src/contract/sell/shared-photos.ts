import { sellPath, sellStepPath } from '#contract/paths.ts';

/*
 * Where somebody is led who has shared photos to the app from the phone's gallery (paths.ts, sharePath), and by which
 * parameters the page there knows of it.
 */

export const sharedParameters = { nothingKept: 'bagikan', leftOut: 'left' } as const;

/** To the start of the flow, where it is said how to go on: nothing could be kept. */
export const nothingSharedPath = `${sellPath}?${sharedParameters.nothingKept}=1`;

/** To the draft that was made of them, which has no city yet. `left` files could not be kept. */
export function sharedDraftPath(draftId: string, left: number): string {
  const path = sellStepPath('city', draftId);
  return left > 0 ? `${path}&${sharedParameters.leftOut}=${left}` : path;
}
