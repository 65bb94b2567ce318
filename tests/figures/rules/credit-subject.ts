import {
  creditGuideOf,
  creditGuides,
  creditSubjects,
  simulationPageOf,
  simulationPages,
} from '#contract/credit/credit-pages.ts';
import type { At } from '../rule.ts';
import { type Loan, monthlyShare } from '../truth/loan.ts';

export const creditAddresses = /kredit/;

/** Lenders lend this to what the page is about. */
export function subjectOf({ page }: At) {
  const simulation = simulationPageOf(page.place);
  const guide = creditGuideOf(page.place);
  if (simulation) return simulationPages[simulation].subject;
  return guide && creditGuides[guide].subject;
}

export const aboutOf = (at: At) => {
  const subject = subjectOf(at);
  return subject && creditSubjects[subject];
};

/** Percent a year that a loan costs. */
export const yearly = (loan: Loan, received = loan.loan): number => 1200 * monthlyShare(loan, received);

/** Whether the row is called one of these, in either language. */
export const named = (at: At, ...names: readonly string[]): boolean => names.includes(at.block.row);
