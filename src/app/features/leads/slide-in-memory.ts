/* When the form slides in next to a car. Stored in this browser only. */

const dismissedKey = 'lajur-lead-form-dismissed';
const shownKey = 'lajur-lead-form-shown';

/** Once per visit, and never after it was dismissed. */
export function maySlideIn(): boolean {
  try {
    return localStorage.getItem(dismissedKey) === null && sessionStorage.getItem(shownKey) === null;
  } catch {
    // Without storage it would appear again and again.
    return false;
  }
}

/** Records that it was shown, or is not needed because the seller's number was requested. */
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
    // Without storage it may appear again on the next visit.
  }
}

export type Interest = {
  /** Time spent on the car, in milliseconds. */
  readonly lookedMs: number;
  /** Scroll progress from 0 to 1, where 1 is the end of the car's own section. */
  readonly read: number;
};

const enoughMs = 20_000;

/** Whether the visitor has spent enough time and read far enough. */
export function isRightMoment({ lookedMs, read }: Interest): boolean {
  return lookedMs >= enoughMs && read >= 0.6;
}
