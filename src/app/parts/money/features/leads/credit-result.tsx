import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { creditTerms } from '#contract/leads/credit-terms.ts';
import { formatNumber } from '#contract/money.ts';
import { creditOf } from '#money/credit.ts';
import styles from './credit-result.module.css';

type Props = {
  readonly price: number | undefined;
  readonly downPayment: number | undefined;
  readonly months: number;
};

/** The monthly instalment at an adjustable flat rate, with the effective rate. */
export function CreditResult({ price, downPayment, months }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [rate, setRate] = useState<number>(creditTerms.flatRate);
  const percent = (value: number) => `${formatNumber(value, language, 2)}%`;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const sum =
    price === undefined || downPayment === undefined
      ? undefined
      : creditOf({ price, downPayment, months, kind: 'flat', rate, first: 'arrears' });
  return (
    <section className={styles.result} aria-label={t`What the loan costs`}>
      <div className={styles.rate}>
        <label htmlFor={id}>
          <Trans>Flat rate a year</Trans>
        </label>
        <output htmlFor={id} className={styles.value}>
          {percent(rate)}
        </output>
        <input
          id={id}
          type="range"
          min={2}
          max={15}
          step={0.25}
          value={rate}
          aria-valuetext={percent(rate)}
          onChange={(event) => setRate(Number(event.currentTarget.value))}
        />
      </div>
      {sum === undefined ? (
        <p className={styles.none}>
          <Trans>Enter a price and a down payment below it.</Trans>
        </p>
      ) : (
        <div aria-live="polite">
          <p className={styles.instalment}>
            {rupiah(sum.instalment)} <small>{t`a month`}</small>
          </p>
          <dl>
            <Fact name={t`Effective rate a year`} value={percent(sum.effectiveRate ?? 0)} />
            <Fact name={t`Loan amount`} value={rupiah(sum.financed)} />
            <Fact name={t`Interest`} value={rupiah(sum.interest)} />
            <Fact name={t`Total paid, including the down payment`} value={rupiah(sum.total)} />
          </dl>
        </div>
      )}
      <p className={styles.note}>
        <Trans>
          An example, not an offer: lenders add insurance and fees. Compare loans by the effective rate.
        </Trans>
      </p>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
