import { dayInJakarta } from '#contract/dates.ts';
import { fromFiles } from '#server/features/operator-tables/shared/reading.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { createUsedCarCredit } from '#server/money/used-car-credit.ts';

const rates = fromFiles(creditRates, dayInJakarta(new Date()));

/** What lenders usually give, as the files have it. */
export const usedCarCredit = createUsedCarCredit(() => rates);
