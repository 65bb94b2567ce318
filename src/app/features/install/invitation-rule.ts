const key = 'lajur-install-invited';
const dayMs = 86_400_000;
/** Days between two invitations. */
const pause = 30;
/** Days on which a car was opened. */
const enoughDays = 2;

type Moment = {
  readonly usefulDays: number;
  /** When it was last shown, in milliseconds since 1970; undefined for never. */
  readonly invitedAt: number | undefined;
  readonly now: number;
};

/** Never on the first day on which it was of use, nor twice within a month; a clock set back does not count. */
export function isTimeToInvite({ usefulDays, invitedAt: before, now }: Moment): boolean {
  return usefulDays >= enoughDays && (before === undefined || now - before > pause * dayMs);
}

/** When it was last shown. Without storage it would appear again and again, so it counts as just shown. */
export function invitedAt(): number | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : Number(kept);
  } catch {
    return Date.now();
  }
}

export function noteInvited(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Read as just shown.
  }
}
