import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { creditLimits } from '#money/credit-limits.ts';
import { oldestInsured } from '#money/insurance-kinds.ts';
import type { Calculation } from './calculation.ts';

/** Why there is no sum, in words. */
export function useProblemWords(): (problem: NonNullable<Calculation['problem']>) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const lowest = formatPrice(creditLimits.price.least, language);
  const highest = formatPrice(creditLimits.price.most, language);
  const loan = formatPrice(creditLimits.leastLoan, language);
  const months = formatNumber(creditLimits.months.most, language);
  const words = {
    price: t`Enter a price between ${lowest} and ${highest}.`,
    'down-payment': t`The down payment is more than the price. Enter a smaller one.`,
    loan: t`Nothing is left to be lent: a loan begins at ${loan}. Pay less at first.`,
    months: t`Enter a term of 1 to ${months} months.`,
    rate: t`Enter a rate between 0% and 100% a year.`,
    costs: t`One of the fees is too high. A provision is at most 100%.`,
    province: t`Choose the province of the plate: premiums depend on it.`,
    region: t`There are no premium rates for this province yet. Insurers tell you theirs.`,
    age: t`Premiums are known for vehicles of up to ${oldestInsured} years.`,
    premium: t`There are no rates for this cover. Choose another one, or no insurance.`,
  };
  return (problem) => words[problem];
}
