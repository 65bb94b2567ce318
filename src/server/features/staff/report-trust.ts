/*
 * The weight of a visitor's report. Older accounts and those whose reports were upheld weigh more; several
 * reports of one sender count once, and all guests together count at most one.
 */

export type Reporter = {
  /** Age of the account in days; undefined for a guest. */
  readonly accountDays: number | undefined;
  readonly isSuspended: boolean;
  /** Number of this sender's earlier reports by staff's decision. */
  readonly upheld: number;
  readonly dismissed: number;
};

const ofGuest = 0.3;
/** By account age in days, oldest first. */
const ofAccount = [
  { from: 30, weight: 1 },
  { from: 1, weight: 0.8 },
  { from: 0, weight: 0.5 },
] as const;
/** A prior: a new sender counts as upheld twice and dismissed twice. */
const prior = 2;
/** Maximum weight of all guests' reports together, because new device tokens cost nothing. */
const mostOfStrangers = 1;

/** Between 0 and 2; 1 for an account one month old without reports. */
export function trustIn({ accountDays, isSuspended, upheld, dismissed }: Reporter): number {
  if (isSuspended) return 0;
  const base =
    accountDays === undefined
      ? ofGuest
      : (ofAccount.find(({ from }) => accountDays >= from)?.weight ?? ofGuest);
  return (base * 2 * (upheld + prior)) / (upheld + dismissed + 2 * prior);
}

type Report = { readonly owner: string | null; readonly isAccount: boolean; readonly weight: number };

/** The total weight of one listing's reports. */
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
