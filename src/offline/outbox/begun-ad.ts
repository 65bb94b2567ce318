import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { type DraftSummary, listDrafts } from '#offline/drafts/drafts.ts';
import { type OpenSteps, readOpenSteps } from './open-steps.ts';

type BegunAd = OpenSteps & {
  /** Edited last, of those that are not queued: these wait. */
  readonly draft: DraftSummary | undefined;
};

/** What this device has begun of an ad and not finished; undefined if there is nothing to go on with. */
export async function readBegunAd(database: DeviceDatabase): Promise<BegunAd | undefined> {
  const [drafts, steps] = await Promise.all([listDrafts(database), readOpenSteps(database)]);
  const draft = drafts.find(({ isQueued }) => !isQueued);
  return draft || steps.unverified + steps.waiting > 0 ? { draft, ...steps } : undefined;
}
