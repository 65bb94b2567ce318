import { yearInJakarta } from '#contract/dates.ts';
/* Warranties of used cars: the operator's plans, warranties that staff have issued, and claims on them. */

export const warrantyPath = '/garansi-mobil';
/** The form of a claim, and one's own claims. */
export const warrantyClaimPath = '/garansi-mobil/klaim';
/** Claims and new warranties, for staff. */
export const staffWarrantyPath = '/ovb/garansi';

/** What plans cover. */
export const warrantySystems = [
  'engine',
  'transmission',
  'steering',
  'cooling',
  'electrical',
  'brakes',
  'air-conditioning',
] as const;

/** Which cars a plan is for. */
export type PlanLimits = { readonly oldestAge: number; readonly mostKilometers: number };
export type Eligibility = 'fits' | 'too-old' | 'too-far' | 'unknown-distance';

/** Whether a plan is for a car, by its year and distance as of `now`. */
export function eligibilityOf(
  { oldestAge, mostKilometers }: PlanLimits,
  { makeYear, kilometers }: { readonly makeYear: number; readonly kilometers: number | null },
  now: Date,
): Eligibility {
  if (yearInJakarta(now) - makeYear > oldestAge) return 'too-old';
  if (kilometers === null) return 'unknown-distance';
  return kilometers > mostKilometers ? 'too-far' : 'fits';
}

/** A claim's way: staff check it, then approve or decline it; an approved one is settled. */
export const claimStates = ['received', 'checking', 'approved', 'declined', 'settled'] as const;
export type ClaimState = (typeof claimStates)[number];

const next: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  received: ['checking', 'approved', 'declined'],
  checking: ['approved', 'declined'],
  approved: ['settled'],
  declined: [],
  settled: [],
};

/** The states that a claim can go to. */
export const claimStatesAfter = (state: ClaimState): readonly ClaimState[] => next[state];
