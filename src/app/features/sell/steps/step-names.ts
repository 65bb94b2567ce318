import { useLingui } from '@lingui/react/macro';
import type { SellStep } from '#contract/sell/sell-fields.ts';

/** The short name of each step. */
export function useStepNames(): Readonly<Record<SellStep, string>> {
  const { t } = useLingui();
  return {
    city: t`City`,
    car: t`Car`,
    photos: t`Photos`,
    price: t`Price`,
    contact: t`Contact`,
    review: t`Preview`,
  };
}
