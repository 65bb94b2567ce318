import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/ui/content.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { assumptions } from '#contract/electric/charging-figures.ts';
import type { ElectricVariant } from '#contract/electric/electric.schema.ts';
import {
  breakEven,
  costAfter,
  electricPerKm,
  homeTariff,
  type Ownership,
  yearlyTax,
} from '#contract/electric/electric-sums.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatPrice } from '#contract/money.ts';
import { petrolPerKm } from '#money/energy.ts';
import styles from './electric.module.css';
import type { Inputs } from './inputs.ts';
import { kmPerLitreOf, petrolOf } from './kilometre-calculator.tsx';
import { NumberField } from './number-field.tsx';

type Props = {
  readonly vehicle: ElectricVariant;
  readonly inputs: Inputs;
  readonly rates: RunningRates;
  onChange(changes: Partial<Inputs>): void;
};

const { years } = assumptions;

/** Ten-year cost of ownership compared with a petrol vehicle. */
export function OwnershipCalculator({ vehicle, inputs, rates, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind, label, rival } = vehicle;
  const price = inputs.harga || (vehicle.price ?? 0);
  const rivalPrice = inputs.lawan || (rival?.price ?? 0);
  const yearly = (entered: number, of: number, way: 'electric' | 'petrol') =>
    entered >= 0 ? entered : Math.round(yearlyTax(rates, kind, way, of) + rates.service[kind][way]);
  const own: Ownership = {
    price,
    perKm: electricPerKm(vehicle, homeTariff(rates, inputs.va), inputs.nyata),
    kmPerYear: inputs.km,
    perYear: yearly(inputs.tahunan, price, 'electric'),
  };
  const other: Ownership = {
    price: rivalPrice,
    perKm: petrolPerKm(petrolOf(inputs, rates), kmPerLitreOf(vehicle, inputs, rates)),
    kmPerYear: inputs.km,
    perYear: yearly(inputs.tahunanlawan, rivalPrice, 'petrol'),
  };
  const rivalLabel = rival?.label ?? t`A petrol vehicle`;
  const isKnown = price > 0 && rivalPrice > 0;
  const costs = [
    { name: label, cost: costAfter(own, years) },
    { name: rivalLabel, cost: costAfter(other, years) },
  ];
  const most = Math.max(...costs.map(({ cost }) => cost));
  const even = breakEven(own, other, years);
  return (
    <ContentSection id="sepuluh-tahun" heading={<Trans>{years} years against a rival</Trans>}>
      <div className={styles.fields}>
        <NumberField
          name="harga"
          label={t`Price of the electric one`}
          kind="price"
          value={price}
          hint={vehicle.priceNote ?? t`Not known to us: enter it`}
          onChange={(value) => onChange({ harga: value })}
        />
        <NumberField
          name="lawan"
          label={t`Price of the rival`}
          kind="price"
          value={rivalPrice}
          hint={rival === null ? t`Not known to us: enter it` : `${rival.label}: ${rival.note}`}
          onChange={(value) => onChange({ lawan: value })}
        />
        <NumberField
          name="km"
          label={t`Kilometres a year`}
          value={inputs.km}
          onChange={(value) => onChange({ km: value })}
        />
        <NumberField
          name="tahunan"
          label={t`Tax and service a year, electric`}
          kind="sum"
          value={own.perYear}
          hint={t`Assumed; enter your own`}
          onChange={(value) => onChange({ tahunan: value })}
        />
        <NumberField
          name="tahunanlawan"
          label={t`Tax and service a year, rival`}
          kind="sum"
          value={other.perYear}
          hint={t`Assumed; enter your own`}
          onChange={(value) => onChange({ tahunanlawan: value })}
        />
      </div>
      {isKnown ? (
        <>
          <ul className={styles.bars}>
            {costs.map(({ name, cost }) => (
              <li key={name} className={styles.bar}>
                <span>{name}</span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.fill} style={{ inlineSize: `${(cost / most) * 100}%` }} />
                </span>
                <strong className={patterns.figures}>{formatPrice(cost, language)}</strong>
              </li>
            ))}
          </ul>
          <p className={texts.lead} role="status">
            {even === undefined ? (
              <Trans>Within {years} years the electric one does not become cheaper.</Trans>
            ) : even === 0 ? (
              <Trans>The electric one is cheaper from the start.</Trans>
            ) : (
              <Trans>By the end of year {even} the electric one has cost less.</Trans>
            )}
          </p>
        </>
      ) : (
        <p className={texts.lead} role="status">
          <Trans>Enter both prices to see the sum.</Trans>
        </p>
      )}
      <p className={styles.note}>
        <Trans>
          Price, energy, tax and service, as they are today. Without resale, interest, insurance, tyres, a new
          battery or rising prices. Electric vehicles are exempt from vehicle tax (UU 1/2022).
        </Trans>{' '}
        {rates.notes.tax} {rates.notes.service}
      </p>
    </ContentSection>
  );
}
