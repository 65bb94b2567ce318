import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import calculator from '#app/ui/calculator/calculator.module.css';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { NoResult } from '#app/ui/calculator/no-result.tsx';
import { Result } from '#app/ui/calculator/result.tsx';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { InsuranceFields } from './insurance-fields.tsx';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import type { InsuranceData } from './quote.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

type Props = InsuranceProps & {
  readonly head: ReactNode;
  /** The form that asks for an offer. */
  readonly lead: ReactNode;
};

/** A quote by region, price, cover and extensions, with what is covered and what is not. */
export function InsurancePage({ head, lead, ...props }: Props) {
  const { data, quote } = props;
  return (
    <ContentPage title={data.title} lead={data.description} head={head}>
      <EndedNote text={data.endedNote} />
      <Result className={classNames(patterns.besideResult, styles.layout)} isReady>
        <div className={styles.aside}>
          <InsuranceResult quote={quote} data={data} />
        </div>
        <div className={styles.main}>
          <InsuranceFields {...props} />
          {quote.problem === undefined ? lead : null}
          <InsuranceCovered data={data} />
          <InsuranceTariff data={data} />
        </div>
      </Result>
    </ContentPage>
  );
}

/** What each kind of cover pays for, and what it does not. */
function InsuranceCovered({ data: { covered } }: { readonly data: InsuranceData }) {
  return (
    <ContentSection heading={<Trans>What is covered, and what is not</Trans>}>
      <div className={styles.covers}>
        {covered.map(({ cover, name, yes, no }) => (
          <section key={cover} className={classNames(layouts.card, styles.cover)}>
            <h3 className={texts.title}>{name}</h3>
            <p className={texts.quiet}>
              <Trans>Covered</Trans>
            </p>
            <ul className={styles.yes}>
              {yes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p className={texts.quiet}>
              <Trans>Not covered</Trans>
            </p>
            <ul className={styles.no}>
              {no.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ContentSection>
  );
}

/** All base rates, also for who has no script. */
function InsuranceTariff({ data: { base, note } }: { readonly data: InsuranceData }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const percent = (value: number) => `${formatNumber(value, language, 2)}%`;
  return (
    <Disclosure summary={<Trans>All rates</Trans>}>
      <WideTable label={t`All rates`}>
        <thead>
          <tr>
            <th scope="col">{t`Region`}</th>
            <th scope="col">{t`Vehicle`}</th>
            <th scope="col">{t`Kind of cover`}</th>
            <th scope="col">{t`Price up to`}</th>
            <th scope="col">{t`A year`}</th>
          </tr>
        </thead>
        <tbody>
          {base.map((rate) => (
            <tr key={`${rate.class} ${rate.region} ${rate.cover} ${rate.upTo}`}>
              <td>{rate.region}</td>
              <td>{names.classes[rate.class]}</td>
              <td>{names.covers[rate.cover]}</td>
              <td>{rate.upTo === null ? t`any` : formatPrice(rate.upTo, language)}</td>
              <td>
                {percent(rate.lowest)}–{percent(rate.highest)}
                {rate.isEstimate ? ' *' : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className={texts.notePretty}>{note}</p>
    </Disclosure>
  );
}

/** The premium of each year with its parts, or why there is none. */
function InsuranceResult({ quote, data }: Pick<InsuranceProps, 'quote' | 'data'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const { premium, problem, region } = quote;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const span = (lowest: number, highest: number) =>
    lowest === highest ? rupiah(lowest) : `${rupiah(lowest)} – ${formatNumber(highest, language)}`;
  if (!premium) {
    return (
      <NoResult label={t`Premium`}>
        {problem === 'region' ? (
          <Trans>There are no premium rates for this province yet. Insurers tell you theirs.</Trans>
        ) : problem === 'rate' ? (
          <Trans>There are no rates for this cover and these extensions.</Trans>
        ) : (
          <Trans>Check the marked values above or below.</Trans>
        )}
      </NoResult>
    );
  }
  return (
    <section className={calculator.result} aria-label={t`Premium`}>
      <p className={texts.quiet}>
        <Trans>Premium, from the lowest to the highest rate · region {region}</Trans>
      </p>
      <p className={texts.pageFigures} role="status">
        {span(premium.lowest, premium.highest)}
      </p>
      {premium.years.map((year, index) => (
        // The years of one quote are in order and have no other name.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className={styles.year}>
          <p className={styles.yearHead}>
            <span>
              <Trans>
                Year {index + 1}: {names.covers[year.cover]}
              </Trans>
            </span>
            <span>{formatPrice(year.sumInsured, language)}</span>
          </p>
          <dl>
            {year.lines.map(({ name, lowest, highest, isEstimate }) => (
              <div key={name} className={styles.fact}>
                <dt>
                  {names.lines[name]}
                  {isEstimate ? ' *' : ''}
                </dt>
                <dd>{span(lowest, highest)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={texts.notePretty}>{data.note}</p>
    </section>
  );
}
