import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront, ChevronRight } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { type CreditSubject, creditSubjects } from '#contract/credit/credit-pages.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { priceSlug } from '#contract/search/filter-range.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import { affordable, type Calculation } from './calculation.ts';
import styles from './credit.module.css';
import type { CreditChanges, CreditInputs } from './inputs.ts';

type Props = {
  readonly subject: CreditSubject;
  readonly inputs: CreditInputs;
  readonly calculation: Calculation;
  /** How many there are up to a price, where that is known. */
  readonly count: number | undefined;
  onChange(changes: CreditChanges): void;
};

const million = 1_000_000;

/** The list of what costs no more; new vehicles are listed as a whole. */
export function affordableList(subject: CreditSubject, price: number): string {
  const { condition, vehicle } = creditSubjects[subject];
  if (condition === 'new') return newVehiclesPath(vehicle);
  // A range ends below its limit, and an address has whole millions.
  const max = Math.floor(price / million) * million + million;
  return usedCarsPath(priceSlug({ min: null, max }));
}

/** What is paid a month to begin with: the calculation's own, in whole hundred thousands. */
export const monthlyOf = ({ affordable: typed }: CreditInputs, { credit }: Calculation): number =>
  typed ?? Math.ceil((credit?.instalment ?? 3 * million) / 100_000) * 100_000;

/** From a monthly sum to a price, and on to the list. */
export function Affordable({ subject, inputs, calculation, count, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const monthly = monthlyOf(inputs, calculation);
  const price = affordable(calculation, monthly);
  const { months } = calculation.terms;
  const share = formatNumber(calculation.downShare, language);
  const most = creditSubjects[subject].vehicle === 'motor' ? 5 * million : 30 * million;
  const listed = count === undefined ? undefined : formatNumber(count, language);
  return (
    <ContentSection heading={<Trans>What can I afford?</Trans>} id="mampu">
      <NumberSlider
        label={t`I can pay a month`}
        money="price"
        value={monthly}
        onType={(value) => onChange({ affordable: value })}
        slider={{
          ...{ value: monthly, min: 100_000, max: most, step: 100_000 },
          nameOf: (value) => formatPrice(value, language),
          onSlide: (value) => onChange({ affordable: value }),
        }}
      />
      {price === undefined ? (
        <p className={texts.quiet} role="status">
          {calculation.problem === undefined ? (
            <Trans>That is too little for a loan with these terms. Pay more at first, or for longer.</Trans>
          ) : (
            <Trans>Fix the highlighted fields first.</Trans>
          )}
        </p>
      ) : (
        <AppLink href={affordableList(subject, price)} className={styles.toList}>
          <span className={styles.toListIcon}>
            <Icon of={CarFront} />
          </span>
          <span className={classNames(layouts.fillGrid, styles.toListWords)}>
            <strong role="status">
              <Trans>Up to {formatPrice(price, language)}</Trans>
            </strong>
            <span className={texts.quiet}>
              {listed === undefined ? (
                <Trans>
                  {share}% down, {months} months
                </Trans>
              ) : (
                <Trans>
                  {listed} cars · {share}% down, {months} months
                </Trans>
              )}
            </span>
          </span>
          <Icon of={ChevronRight} size={18} />
        </AppLink>
      )}
    </ContentSection>
  );
}
