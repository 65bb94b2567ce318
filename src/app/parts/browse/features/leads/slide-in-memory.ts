/*
 * When the form slides in beside a car, and when it never does again. Kept in this browser alone: nobody is asked a
 * second time who has said no.
 */

const dismissedKey = 'lajur-lead-form-dismissed';
const shownKey = 'lajur-lead-form-shown';

/** Once a visit, and never for those who have put it aside for good. */
export function maySlideIn(): boolean {
  try {
    return localStorage.getItem(dismissedKey) === null && sessionStorage.getItem(shownKey) === null;
  } catch {
    // Where nothing can be remembered it would come again and again.
    return false;
  }
}

/** It has come, or is not needed: the seller's number was asked for. */
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
    // Then it is asked again on the next visit.
  }
}

export type Interest = {
  /** How long the car has been looked at, in milliseconds. */
  readonly lookedMs: number;
  /** How far down the page, from 0 to 1 where the car's own part ends. */
  readonly read: number;
};

const enoughMs = 20_000;

/** Somebody has looked for a while and read on: they may want to ask. */
export function isRightMoment({ lookedMs, read }: Interest): boolean {
  return lookedMs >= enoughMs && read >= 0.6;
}
