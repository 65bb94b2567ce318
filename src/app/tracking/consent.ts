import type { Tracking } from '#contract/site/navigation.ts';
import { refusesTracking } from './refuses-tracking.ts';
import { localStorageOrNone } from './track.ts';

/** The visitor's answer to the banner. */
const answerKey = 'lajur.consent';

const listeners = new Set<() => void>();

/** Undefined before the visitor has answered. A browser that refuses tracking has answered for its user. */
export function consentGiven(): boolean | undefined {
  if (refusesTracking()) return false;
  try {
    const answer = localStorageOrNone().getItem(answerKey);
    return answer === null ? undefined : answer === '1';
  } catch {
    return undefined;
  }
}

/** Stores the visitor's answer; undefined asks again. */
export function answerConsent(isGiven: boolean | undefined): void {
  try {
    if (isGiven === undefined) localStorage.removeItem(answerKey);
    else localStorage.setItem(answerKey, isGiven ? '1' : '0');
  } catch {
    // Without storage nothing is agreed to.
  }
  // Listeners may subscribe again meanwhile.
  for (const listener of [...listeners]) listener();
}

/** Calls back after every answer. Returns an unsubscribe function. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything needs the visitor's consent. */
export const needsConsent = ({ needsConsent, collector, tagManager, ads }: Tracking): boolean =>
  (needsConsent ?? collector ?? tagManager ?? ads) !== undefined;

/** Whether this visit's events may be sent. */
export function maySendEvents(tracking: Tracking | undefined): tracking is Tracking {
  if (!tracking || tracking.sample === 0 || refusesTracking()) return false;
  return !(tracking.needsConsent || tracking.collector) || consentGiven() === true;
}
