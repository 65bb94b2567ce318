import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { CostGroup } from './cost-groups.ts';
import type { TotalCost } from './total-cost.ts';

/** What each part of the sum follows from, in a line. */
export function useCostNotes({ figures, byYear }: TotalCost): Readonly<Record<CostGroup, string>> {
  const { t } = useLingui();
  const language = useLanguage();
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const { province, credit, lossCars: cars } = figures;
  const covers = { none: t`None`, comprehensive: t`Comprehensive`, 'total-loss': t`Total loss only` };
  const unit = figures.energy === 'electricity' ? 'kWh' : 'l';
  const percent = number(figures.yearlyLoss, 1);
  const before = formatPrice(figures.price, language);
  const after = formatPrice(figures.worthLater, language);
  const distance = `${number(figures.kmPerMonth)} km`;
  const goes = `${number(figures.distance, 1)} km/${unit}`;
  const yearly = formatPrice(figures.service, language);
  const rate = number(credit?.rate ?? 0, 2);
  const months = credit?.months ?? 0;
  // The first year's tax of a new vehicle is in its price.
  const yearlyTax = byYear.tax?.find((amount) => amount > 0);
  return {
    depreciation:
      cars === undefined
        ? t`${before} → ${after}, ${percent}% a year`
        : t`${before} → ${after}, by ${cars} cars of this model on offer`,
    energy: t`${distance} a month · ${goes} · Rp ${number(figures.energyPrice)}/${unit}`,
    service: t`${yearly} a year, an estimate`,
    insurance:
      figures.cover !== 'none' && province?.region == null
        ? t`The premium rates of this province are not known to us`
        : covers[figures.cover],
    taxes: !province?.tax
      ? t`The rate of this province is not known to us`
      : yearlyTax === undefined
        ? province.name
        : t`${formatPrice(yearlyTax, language)} a year in ${province.name}, estimated`,
    interest: credit === undefined ? t`Paid in cash` : t`${months} months, ${rate}% flat`,
  };
}
