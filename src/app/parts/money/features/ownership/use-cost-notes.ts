import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { OwnershipKind } from '#money/ownership.ts';
import type { CostFigures } from './total-cost.ts';

/** What each part of the sum follows from, in a line. */
export function useCostNotes(figures: CostFigures): Readonly<Record<OwnershipKind, string>> {
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
  return {
    depreciation:
      cars === undefined
        ? t`${before} → ${after}, ${percent}% a year`
        : t`${before} → ${after}, by ${cars} cars of this model on offer`,
    energy: t`${distance} a month · ${goes} · Rp ${number(figures.energyPrice)}/${unit}`,
    service: t`${yearly} a year, an estimate`,
    insurance: covers[figures.cover],
    tax: province?.tax ? province.name : t`The rate of this province is not known to us`,
    papers: t`Book, papers and plates at the fees in force`,
    interest: credit === undefined ? t`Paid in cash` : t`${months} months, ${rate}% flat`,
  };
}
