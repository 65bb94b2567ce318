import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentPage, ContentSection } from '#app/parts/browse/ui/content.tsx';
import { EndedNote } from '#app/parts/money/ui/ended-note.tsx';
import { NumberSlider } from '#app/parts/money/ui/number-slider.tsx';
import { WideTable } from '#app/parts/money/ui/wide-table.tsx';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { PremiumLine } from '#money/insurance.ts';
import { insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import { type QuoteChanges, type QuoteInputs, quoteCovers } from './inputs.ts';
import styles from './insurance-page.module.css';
import { type InsuranceData, liabilityLimits, type Quote, quoteLimits } from './quote.ts';

type Props = {
  readonly data: InsuranceData;
  readonly inputs: QuoteInputs;
  readonly quote: Quote;
  readonly isCar: boolean;
  readonly head: ReactNode;
  /** The form that asks for an offer. */
  readonly lead: ReactNode;
  onChange(changes: QuoteChanges): void;
};

/** A quote by region, price, cover and extensions, with what is covered and what is not. */
export function InsurancePage(props: Props) {
  const { data, head, lead, quote } = props;
  return (
    <ContentPage title={data.title} lead={data.description} head={head}>
      <EndedNote text={data.endedNote} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <Fields {...props} />
          {quote.problem === undefined ? lead : null}
          <Covered data={data} />
          <Tariff data={data} />
        </div>
        <div className={styles.aside}>
          <Result {...props} />
        </div>
      </div>
    </ContentPage>
  );
}

function useNames() {
  const { t } = useLingui();
  return {
    covers: {
      comprehensive: t`Comprehensive`,
      'total-loss': t`Total loss only`,
      mixed: t`First year comprehensive, then total loss`,
    },
    lines: {
      base: t`Premium`,
      flood: t`Flood and storm`,
      earthquake: t`Earthquake and tsunami`,
      riot: t`Riot and strike`,
      terrorism: t`Terrorism and sabotage`,
      workshop: t`Authorised workshop`,
      'third-party': t`Damage to others`,
      passengers: t`Liability to passengers`,
      driver: t`Accident of the driver`,
    } satisfies Record<PremiumLine['name'], string>,
    classes: { car: t`Car`, truck: t`Pickup or truck`, bus: t`Bus`, motorcycle: t`Motorcycle` },
  };
}

function Fields({ data, inputs, quote, isCar, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const { price, years, age, problem } = quote;
  const offered = new Set(
    data.risks.filter(({ cover }) => cover === coverOf(inputs)).map(({ risk }) => risk),
  );
  const mostYears = quoteLimits.years;
  return (
    <div className={styles.fields}>
      <NumberSlider
        label={t`Price of the vehicle`}
        before="Rp"
        value={price}
        error={
          problem === 'sum'
            ? t`Enter a price between ${formatPrice(quoteLimits.price.least, language)} and ${formatPrice(quoteLimits.price.most, language)}.`
            : undefined
        }
        onType={(value) => onChange({ price: value })}
      />
      <div className={styles.pairs}>
        <SelectField
          label={t`Province of the plate`}
          value={inputs.province ?? ''}
          error={problem === 'region' ? t`There are no rates for this region.` : undefined}
          onChange={({ currentTarget }) =>
            onChange({ province: currentTarget.value === '' ? undefined : Number(currentTarget.value) })
          }
        >
          <option value="">{t`Choose a province`}</option>
          {data.provinces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {isCar ? (
          <SelectField
            label={t`Kind of vehicle`}
            value={inputs.class ?? 'car'}
            onChange={({ currentTarget }) =>
              onChange({ class: currentTarget.value === 'truck' ? 'truck' : undefined })
            }
          >
            <option value="car">{names.classes.car}</option>
            <option value="truck">{names.classes.truck}</option>
          </SelectField>
        ) : null}
        <SelectField
          label={t`Cover`}
          value={inputs.cover}
          onChange={({ currentTarget }) =>
            onChange({ cover: quoteCovers.find((each) => each === currentTarget.value) ?? 'comprehensive' })
          }
        >
          {quoteCovers.map((each) => (
            <option key={each} value={each}>
              {names.covers[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <NumberSlider
        label={t`For how long`}
        after={t`years`}
        value={years}
        error={
          problem === 'years' && (years < 1 || years > mostYears)
            ? t`Enter 1 to ${mostYears} years.`
            : undefined
        }
        onType={(value) => onChange({ years: value })}
        slider={{
          ...{ value: years, min: 1, max: mostYears, step: 1 },
          nameOf: (value) => formatNumber(value, language),
          onSlide: (value) => onChange({ years: value }),
        }}
      />
      <NumberSlider
        label={t`Age of the vehicle`}
        after={t`years`}
        value={age}
        error={age > quoteLimits.age ? t`Enter an age of at most ${quoteLimits.age} years.` : undefined}
        onType={(value) => onChange({ age: value })}
        slider={{
          ...{ value: age, min: 0, max: 15, step: 1 },
          nameOf: (value) => formatNumber(value, language),
          onSlide: (value) => onChange({ age: value }),
        }}
      />
      <ChoiceGroup legend={<Trans>Extensions</Trans>}>
        {insuredRisks
          .filter((risk) => offered.has(risk))
          .map((risk) => (
            <Choice
              key={risk}
              type="checkbox"
              checked={inputs.risks.includes(risk)}
              onChange={({ currentTarget }) =>
                onChange({
                  risks: insuredRisks.filter((each) =>
                    each === risk ? currentTarget.checked : inputs.risks.includes(each),
                  ),
                })
              }
            >
              {names.lines[risk]}
            </Choice>
          ))}
      </ChoiceGroup>
      <div className={styles.pairs}>
        {insuredLiabilities.map((liability) => (
          <SelectField
            key={liability}
            label={names.lines[liability]}
            value={inputs.liabilities[liability]}
            error={
              problem === 'limit' && inputs.liabilities[liability] > (liabilityLimits.at(-1) ?? 0)
                ? t`Above ${formatPrice(liabilityLimits.at(-1) ?? 0, language)} each insurer sets its own rate.`
                : undefined
            }
            onChange={({ currentTarget }) =>
              onChange({ liabilities: { ...inputs.liabilities, [liability]: Number(currentTarget.value) } })
            }
          >
            {[...new Set([...liabilityLimits, inputs.liabilities[liability]])].map((limit) => (
              <option key={limit} value={limit}>
                {limit === 0 ? t`None` : t`up to ${formatPrice(limit, language)}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </div>
  );
}

/** The cover that extensions are offered for: of all years. */
const coverOf = ({ cover }: QuoteInputs) => (cover === 'comprehensive' ? 'comprehensive' : 'total-loss');

function Result({ quote, data }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const { premium, problem, region } = quote;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const span = (lowest: number, highest: number) =>
    lowest === highest ? rupiah(lowest) : `${rupiah(lowest)} – ${formatNumber(highest, language)}`;
  if (!premium) {
    return (
      <section className={styles.result} aria-label={t`Premium`}>
        <p className={styles.problem} role="status">
          {problem === 'province' ? (
            <Trans>Choose the province of the plate: premiums depend on it.</Trans>
          ) : problem === 'rate' ? (
            <Trans>There are no rates for this cover and these extensions.</Trans>
          ) : (
            <Trans>Check the marked values above or below.</Trans>
          )}
        </p>
      </section>
    );
  }
  return (
    <section className={styles.result} aria-label={t`Premium`}>
      <p className={styles.caption}>
        <Trans>Premium, from the lowest to the highest rate · region {region}</Trans>
      </p>
      <p className={styles.amount} role="status">
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
      <p className={styles.note}>{data.note}</p>
    </section>
  );
}

function Covered({ data: { covered } }: Pick<Props, 'data'>) {
  return (
    <ContentSection heading={<Trans>What is covered, and what is not</Trans>}>
      <div className={styles.covers}>
        {covered.map(({ cover, name, yes, no }) => (
          <section key={cover} className={styles.cover}>
            <h3 className={styles.coverName}>{name}</h3>
            <p className={styles.caption}>
              <Trans>Covered</Trans>
            </p>
            <ul className={styles.yes}>
              {yes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p className={styles.caption}>
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
function Tariff({ data: { base, note } }: Pick<Props, 'data'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const percent = (value: number) => `${formatNumber(value, language, 2)}%`;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        <Trans>All rates</Trans>
      </summary>
      <WideTable label={t`All rates`}>
        <thead>
          <tr>
            <th scope="col">{t`Region`}</th>
            <th scope="col">{t`Vehicle`}</th>
            <th scope="col">{t`Cover`}</th>
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
      <p className={styles.note}>{note}</p>
    </details>
  );
}
