import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Slider } from '#app/ui/calculator/slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { simulationOfListing } from '#contract/credit/credit-pages.ts';
import { formatMonth } from '#contract/date-words.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { creditOf } from '#money/credit.ts';
import { downPaymentOf } from '#money/usual-credit.ts';
import styles from './loan-block.module.css';

type Props = {
  readonly listing: Pick<ListingDetail, 'id' | 'price' | 'instalment' | 'credit' | 'status'>;
  /** Of the section, for links within the page. */
  readonly id: string;
};

/** Of the slider, in percent of the price. */
const shares = { least: 10, most: 60, step: 5 } as const;

/**
 * What the car costs a month on usual terms, moved by what is paid at first and by the months; its details are the
 * calculator with the same numbers. Nothing where lenders do not usually finance the car.
 */
export function LoanBlock({ listing: { id: listingId, price, credit, status }, id }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const own = useId();
  const range = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const usualShare = credit ? (credit.downPayment / price) * 100 : 0;
  const [moved, setMoved] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  // Moved before this was hydrated: the controls are the browser's own.
  useEffect(() => {
    const { value, defaultValue } = range.current ?? {};
    if (value !== undefined && value !== defaultValue) setMoved(Number(value));
    const months = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (months && !months.defaultChecked) setChosen(Number(months.value));
  }, []);
  if (!credit || status === 'sold') return null;
  const months = chosen ?? credit.months;
  const rate = credit.rates.find((each) => each.months === months)?.rate ?? credit.rate;
  const downPayment = moved === undefined ? credit.downPayment : downPaymentOf(price, moved);
  const loan = creditOf({ price, downPayment, months, rate, kind: 'flat', first: 'arrears' });
  if (!loan) return null;
  const share = moved ?? Math.round(usualShare);
  // A smaller loan is not usually given.
  const mostShare = Math.max(
    Math.ceil(usualShare / shares.step) * shares.step,
    Math.min(shares.most, Math.floor(((1 - credit.leastLoan / price) * 100) / shares.step) * shares.step),
  );
  const flat = formatNumber(rate, language, 2);
  const effective =
    loan.effectiveRate === undefined ? undefined : formatNumber(loan.effectiveRate, language, 1);
  const month = formatMonth(credit.checked, language);
  return (
    <section id={id} aria-labelledby={`${own}-title`} className={layouts.column10}>
      <h2 id={`${own}-title`} className={texts.title}>
        <Trans>Instalments</Trans>
      </h2>
      <div className={classNames(layouts.raisedCard, styles.card)}>
        <div className={styles.result}>
          <div>
            <p className={texts.note}>
              <Trans>A month, for {months} months</Trans>
            </p>
            <output className={texts.priceFigures} htmlFor={`${own}-share`}>
              {formatPrice(loan.instalment, language)}
            </output>
          </div>
          <p className={classNames(texts.noteFigures, styles.rates)}>
            <Trans>Flat rate {flat}% a year</Trans>
            {effective === undefined ? null : (
              <span className={patterns.block}>
                <Trans>which is {effective}% effective</Trans>
              </span>
            )}
          </p>
        </div>
        <div className={styles.down}>
          <p className={patterns.apartBaseline}>
            <label htmlFor={`${own}-share`}>
              <Trans>Down payment {share}%</Trans>
            </label>
            <strong className={patterns.figures}>{formatPrice(downPayment, language)}</strong>
          </p>
          <div className={patterns.scripted}>
            <Slider
              ref={range}
              id={`${own}-share`}
              value={share}
              begin={Math.round(usualShare / shares.step) * shares.step}
              min={shares.least}
              max={mostShare}
              step={shares.step}
              nameOf={(value) => `${value} %`}
              aria-valuetext={`${share} %, ${formatPrice(downPayment, language)}`}
              onSlide={setMoved}
            />
          </div>
        </div>
        {credit.rates.length < 2 ? null : (
          <fieldset ref={form} className={classNames(styles.months, patterns.scripted)}>
            <legend className="visually-hidden">{t`Months`}</legend>
            {credit.rates.map((each) => (
              <label key={each.months} className={styles.month}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`${own}-months`}
                  value={each.months}
                  defaultChecked={each.months === credit.months}
                  onChange={() => setChosen(each.months)}
                />
                <span>
                  {each.months}
                  <span className={styles.unit}>
                    {' '}
                    <Trans>months</Trans>
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className={layouts.apart12}>
          <p className={texts.note}>
            <Trans>Usual terms of {month}, without insurance and fees</Trans>
          </p>
          <AppLink
            href={simulationOfListing(listingId, { price, downPayment, months, rate })}
            className={classNames(layouts.actionInline, patterns.rigid)}
          >
            <Trans>Details</Trans>
            <Icon of={ChevronRight} size={18} />
          </AppLink>
        </div>
      </div>
    </section>
  );
}
