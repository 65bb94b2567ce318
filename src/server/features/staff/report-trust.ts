/*
 * How much a visitor's report weighs. Whoever has been here for long and was right before is believed more; many reports
 * of one person are one voice, and so are those of all who have no account.
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
/** Reports of those who have no account, together: another device token costs nothing. */
const mostOfStrangers = 1;

/** Between 0 and 2; 1 for an account of a month that has not reported yet. */
export function trustIn({ accountDays, isSuspended, upheld, dismissed }: Reporter): number {
  if (isSuspended) return 0;
  const base =
    accountDays === undefined
      ? ofGuest
      : (ofAccount.find(({ from }) => accountDays >= from)?.weight ?? ofGuest);
  return (base * 2 * (upheld + prior)) / (upheld + dismissed + 2 * prior);
}

type Report = { readonly owner: string | null; readonly isAccount: boolean; readonly weight: number };

/** What the reports of one advertisement weigh together. */
export function weightOf(reports: readonly Report[]): number {
  const heaviest = new Map<string, Report>();
  let strangers = 0;
  for (const report of reports) {
    if (report.owner === null) strangers += report.weight;
    else if (report.weight > (heaviest.get(report.owner)?.weight ?? -1)) heaviest.set(report.owner, report);
  }
  let known = 0;
  for (const { isAccount, weight } of heaviest.values()) {
    if (isAccount) known += weight;
    else strangers += weight;
  }
  return Math.round((known + Math.min(mostOfStrangers, strangers)) * 100) / 100;
}
