/*
 * How much a visitor's report weighs. Whoever has been here for long and was right before is believed more; many reports
 * of one person, or of nobody known, are one voice.
 */

export type Reporter = {
  /** Days since the account was made; undefined for somebody without one. */
  readonly accountDays: number | undefined;
  readonly isSuspended: boolean;
  /** What staff has said of this person's reports so far. */
  readonly upheld: number;
  readonly dismissed: number;
};

const ofGuest = 0.3;
/** By the age of an account in days, the oldest first. */
const ofAccount = [
  { from: 30, weight: 1 },
  { from: 1, weight: 0.8 },
  { from: 0, weight: 0.5 },
] as const;
/** Somebody who has not reported before counts as one who was right twice and wrong twice. */
const prior = 2;
/** Reports of nobody known, together: sending them costs nothing. */
const mostOfUnknown = 1;

/** Between 0 and 2; 1 for an account of a month that has not reported yet. */
export function trustIn({ accountDays, isSuspended, upheld, dismissed }: Reporter): number {
  if (isSuspended) return 0;
  const base =
    accountDays === undefined
      ? ofGuest
      : (ofAccount.find(({ from }) => accountDays >= from)?.weight ?? ofGuest);
  return (base * 2 * (upheld + prior)) / (upheld + dismissed + 2 * prior);
}

/** What the reports of one advertisement weigh together. */
export function weightOf(
  reports: readonly { readonly owner: string | null; readonly weight: number }[],
): number {
  const heaviest = new Map<string, number>();
  let unknown = 0;
  for (const { owner, weight } of reports) {
    if (owner === null) unknown += weight;
    else heaviest.set(owner, Math.max(weight, heaviest.get(owner) ?? 0));
  }
  const known = [...heaviest.values()].reduce((sum, weight) => sum + weight, 0);
  return Math.round((known + Math.min(mostOfUnknown, unknown)) * 100) / 100;
}
