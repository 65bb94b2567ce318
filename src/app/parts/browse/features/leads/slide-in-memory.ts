/*
 * When the form slides in beside a car, and when it never does again. Stored in this browser only.
 */

const dismissedKey = 'lajur-lead-form-dismissed';
const shownKey = 'lajur-lead-form-shown';

/** Once a visit, and never after it was dismissed. */
export function maySlideIn(): boolean {
  try {
    return localStorage.getItem(dismissedKey) === null && sessionStorage.getItem(shownKey) === null;
  } catch {
    // Without storage it would come again and again.
    return false;
  }
}

/** It was shown, or is not needed: the seller's number was asked for. */
export function noteSlidIn(): void {
  remember(() => sessionStorage.setItem(shownKey, '1'));
}

export function dismissForGood(): void {
  remember(() => localStorage.setItem(dismissedKey, '1'));
}

function remember(write: () => void): void {
  try {
    write();
  } catch {
    // Then it may come again on the next visit.
  }
}

export type Interest = {
  /** How long the car has been looked at, in milliseconds. */
  readonly lookedMs: number;
  /** How far down the page, from 0 to 1 where the car's own part ends. */
  readonly read: number;
};

const enoughMs = 20_000;

/** The visitor has looked for a while and read on. */
export function isRightMoment({ lookedMs, read }: Interest): boolean {
  return lookedMs >= enoughMs && read >= 0.6;
}
