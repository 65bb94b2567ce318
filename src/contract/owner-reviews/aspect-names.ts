import type { Localized } from '#contract/language.ts';
import type { ReviewAspect } from './owner-review.ts';

export const aspectNames: Readonly<Record<ReviewAspect, Localized>> = {
  comfort: { id: 'Kenyamanan', en: 'Comfort' },
  driving: { id: 'Berkendara', en: 'Driving' },
  runningCost: { id: 'Biaya pakai', en: 'Running cost' },
  reliability: { id: 'Keandalan', en: 'Reliability' },
  value: { id: 'Nilai dibanding harga', en: 'Value for money' },
};
