import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { buttonClass } from '#app/ui/button.tsx';
import calculator from '#app/ui/calculator/calculator.module.css';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { OptionCard } from '#app/ui/calculator/option-card.tsx';
import { Result } from '#app/ui/calculator/result.tsx';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { formatPriceSpan } from '#contract/price-span.ts';
import { insuranceCovers } from '#money/insurance-kinds.ts';
import { InsuranceEvents } from './insurance-events.tsx';
import { InsuranceExtensions } from './insurance-extensions.tsx';
import { InsuredVehicle } from './insurance-fields.tsx';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import { InsuranceResult } from './insurance-result.tsx';
import { InsuranceYears } from './insurance-years.tsx';
import { coverPrice, type InsuranceData } from './quote.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

type Props = InsuranceProps & {
  readonly share: ReactNode;
  readonly head: ReactNode;
  /** The form that asks for an offer. */
  readonly lead: ReactNode;
};

const offerId = 'penawaran';

/** A quote by region, price, cover and extensions, with what is covered and what is not. */
export function InsurancePage({ share, head, lead, ...props }: Props) {
  const { data, quote } = props;
  const language = useLanguage();
  const first = quote.premium?.years[0];
  const offer = (
    <a href={`#${offerId}`} className={buttonClass({})}>
      <Trans>Ask for an offer</Trans>
    </a>
  );
  return (
    <ContentPage title={data.title} lead={data.description} share={share} head={head}>
      <EndedNote text={data.endedNote} />
      <Result className={classNames(patterns.besideResult, styles.layout)} isReady>
        <InsuredVehicle {...props} />
        <div className={styles.aside}>
          <InsuranceResult quote={quote} />
          <InsuranceCovers {...props} />
          {first === undefined ? null : <div className={patterns.wideOnly}>{offer}</div>}
        </div>
        <div className={styles.main}>
          <div className={styles.columns}>
            <InsuranceEvents {...props} />
            <InsuranceExtensions {...props} />
          </div>
          <InsuranceYears {...props} />
          <p className={texts.notePretty}>{data.note}</p>
          {first === undefined ? null : (
            <>
              <div className={calculator.bar}>
                <p>
                  <span className={texts.noteLine}>
                    <Trans>A year</Trans>
                  </span>
                  <span className={classNames(texts.title, patterns.figures)}>
                    {formatPriceSpan({ min: first.lowest, max: first.highest }, language)}
                  </span>
                </p>
                {offer}
              </div>
              <ContentSection id={offerId} heading={<Trans>Ask for an offer</Trans>}>
                {lead}
              </ContentSection>
            </>
          )}
          <div>
            <InsuranceExclusions data={data} />
            <InsuranceTariff data={data} />
          </div>
        </div>
      </Result>
    </ContentPage>
  );
}

/** The covers to choose from, each with the premium of its first year alone. */
function InsuranceCovers({ data, inputs, quote, onChange }: InsuranceProps) {
  const language = useLanguage();
  const { short, pays } = useInsuranceNames();
  const chosen = inputs.cover === 'total-loss' ? 'total-loss' : 'comprehensive';
  const percent = (amount: number) => formatNumber((amount / quote.price) * 100, language, 2);
  return (
    <ContentSection heading={<Trans>Choose a cover</Trans>}>
      {insuranceCovers.map((cover) => {
        const line = coverPrice(data, quote, inputs, cover);
        return line === undefined ? null : (
          <OptionCard
            key={cover}
            name={short[cover]}
            sum={formatPriceSpan({ min: line.lowest, max: line.highest }, language)}
            note={pays[cover]}
            sumNote={`${percent(line.lowest)}–${percent(line.highest)}%${line.isEstimate ? ' *' : ''}`}
            isChosen={cover === chosen}
            onChoose={() => onChange({ cover })}
          />
        );
      })}
    </ContentSection>
  );
}

/** What each kind of cover does not pay for. */
function InsuranceExclusions({ data: { covered } }: { readonly data: InsuranceData }) {
  return (
    <Disclosure summary={<Trans>What is not covered</Trans>}>
      {covered.map(({ cover, name, no }) => (
        <section key={cover} className={styles.cover}>
          <h3 className={texts.title}>{name}</h3>
          <ul className={styles.no}>
            {no.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      ))}
    </Disclosure>
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
