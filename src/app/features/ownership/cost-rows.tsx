import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PartDot } from '#app/ui/calculator/parts-bar.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import {
  CreditFields,
  EnergyFields,
  InsuranceFields,
  LossFields,
  ServiceFields,
  TaxFields,
} from './cost-fields.tsx';
import { type CostGroup, groupedCosts } from './cost-groups.ts';
import type { CostProps } from './cost-props.ts';
import styles from './ownership.module.css';
import type { TotalCost } from './total-cost.ts';
import { useCostNames } from './use-cost-names.ts';

/** The parts of the sum; each opens the numbers that it follows from. */
export function CostRows(props: CostProps) {
  const language = useLanguage();
  const names = useCostNames(props.total.figures.energy);
  const notes = useCostNotes(props.total);
  const { problem } = props.total;
  // The marked values are in its row.
  const isLoanWrong = problem !== undefined && problem !== 'price';
  const fields: Readonly<Record<CostGroup, ReactNode>> = {
    depreciation: <LossFields {...props} />,
    energy: <EnergyFields {...props} />,
    service: <ServiceFields {...props} />,
    insurance: <InsuranceFields {...props} />,
    taxes: <TaxFields {...props} />,
    interest: <CreditFields {...props} />,
  };
  return (
    <ul className={patterns.ruled}>
      {groupedCosts(props.total.cost).map(({ group, tone, amount }) => (
        <li key={group}>
          <details open={(group === 'interest' && isLoanWrong) || undefined}>
            <summary className={styles.row}>
              <PartDot tone={tone} />
              <span className={texts.lead}>{names[group]}</span>
              <span className={classNames(texts.noteFigures, styles.because)}>{notes[group]}</span>
              <span className={styles.rowAmount}>
                {amount === undefined
                  ? '–'
                  : amount === 0
                    ? formatNumber(0, language)
                    : formatPrice(amount, language)}
              </span>
              <Icon of={Pencil} size={18} className={patterns.pale} />
              <span className="visually-hidden">
                <Trans>Change the numbers</Trans>
              </span>
            </summary>
            <div className={classNames(patterns.top16, styles.fields)}>{fields[group]}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What each part of the sum follows from, in a line. */
function useCostNotes({ figures, byYear }: TotalCost): Readonly<Record<CostGroup, string>> {
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
        : t`${before} → ${after}, by ${cars} cars of this model for sale`,
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
