import { choiceOf, textOf } from '#contract/form/form-fields.ts';
import { formRules } from '#contract/form/form-rules.ts';
import { reviewReportReasons } from '#contract/owner-reviews/review-reasons.ts';
import { reportLimits, reportReasons } from './report.ts';

const reportForm = (reasons: readonly string[]) =>
  formRules<'reason' | 'details'>({
    fields: ['reason', 'details'],
    whenEmpty: (field) => (field === 'reason' ? 'unknown_choice' : undefined),
    schemaOf: (field, { now }) =>
      field === 'reason' ? choiceOf(reasons) : textOf(reportLimits.detailsLength, now),
  });

/** What is wrong with an ad, or with a review. */
export const reportForms = {
  ad: reportForm(reportReasons),
  review: reportForm(reviewReportReasons),
} as const;
export type Reported = { readonly of: keyof typeof reportForms; readonly id: number };
