import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { creditOf } from '#money/credit.ts';
import styles from './credit-result.module.css';

type Props = {
  readonly price: number | undefined;
  readonly downPayment: number | undefined;
  readonly months: number;
};

/** Of the slider, in percent. */
const rates = { min: 2, max: 15, step: 0.25 } as const;

/** The monthly instalment at an adjustable flat rate, with the effective rate. */
export function CreditResult({ price, downPayment, months }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('creditPage', { page: 'simulation-used-car' });
  const [chosen, setChosen] = useState<number>();
  const usual = data?.rates.find(({ upToMonths }) => months <= upToMonths) ?? data?.rates.at(-1);
  const rate = chosen ?? (usual && Math.round((usual.lowest + usual.highest) * 2) / 4);
  const percent = (value: number) => `${formatNumber(value, language, 2)}%`;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const sum =
    price === undefined || downPayment === undefined || rate === undefined
      ? undefined
      : creditOf({ price, downPayment, months, kind: 'flat', rate, first: 'arrears' });
  return (
    <section className={classNames(layouts.raisedCard, styles.result)} aria-label={t`What the loan costs`}>
      <NumberSlider
        label={t`Flat rate a year`}
        after="%"
        decimals={2}
        value={rate}
        onType={setChosen}
        slider={{ ...rates, value: rate ?? rates.min, nameOf: percent, onSlide: setChosen }}
      />
      {sum === undefined ? (
        <p className={texts.faint}>
          {rate === undefined ? (
            <Trans>Choose a rate to see the instalment.</Trans>
          ) : (
            <Trans>Enter a price and a down payment below it.</Trans>
          )}
        </p>
      ) : (
        <div aria-live="polite">
          <p className={styles.instalment}>
            {rupiah(sum.instalment)} <small className={texts.quietBody}>{t`a month`}</small>
          </p>
          <dl>
            <Fact name={t`Effective rate a year`} value={percent(sum.effectiveRate ?? 0)} />
            <Fact name={t`Loan amount`} value={rupiah(sum.financed)} />
            <Fact name={t`Interest`} value={rupiah(sum.interest)} />
            <Fact name={t`Total paid, including the down payment`} value={rupiah(sum.total)} />
          </dl>
        </div>
      )}
      <p className={texts.faint}>
        <Trans>
          An example, not an offer: lenders add insurance and fees. Compare loans by the effective rate.
        </Trans>{' '}
        {data?.endedNote ?? data?.ratesNote}
      </p>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={classNames(patterns.terms, styles.fact)}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
