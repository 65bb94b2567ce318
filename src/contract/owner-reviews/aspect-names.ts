import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { ReviewAspect } from './owner-review.ts';

export const aspectNames: Readonly<Record<ReviewAspect, Localized>> = {
  comfort: localized('Comfort'),
  driving: localized('Driving'),
  runningCost: localized('Running cost'),
  reliability: localized('Reliability'),
  value: localized('Value for money'),
};
