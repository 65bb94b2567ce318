import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { costAfter, electricPerKm, homeTariff, yearlyTax } from '#contract/electric/electric-sums.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatNumber } from '#contract/money.ts';
import type { Running } from '#contract/new-vehicles/new-model.schema.ts';
import { petrolPerKm } from '#money/energy.ts';
import styles from './electric.module.css';
import type { Inputs } from './inputs.ts';
import { kmPerLitreOf, petrolOf } from './kilometre-calculator.tsx';
import { NumberField } from './number-field.tsx';
import { PetrolNote } from './petrol-note.tsx';
import { useInputs } from './use-inputs.ts';

type Props = { readonly running: Running; readonly rates: RunningRates };

/** Annual running cost of a new vehicle (energy, tax, service), with inputs the visitor can change. */
export function RunningCost({ running, rates }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [inputs, change] = useInputs();
  const { kind, variant, price, electric } = running;
  const way = electric === null ? 'petrol' : 'electric';
  const perKm = perKmOf(running, inputs, rates);
  const tax = yearlyTax(rates, kind, way, price);
  const service = rates.service[kind][way];
  const total = costAfter({ price: 0, perKm, kmPerYear: inputs.km, perYear: tax + service }, 1);
  const rupiah = (amount: number) => `Rp ${formatNumber(Math.round(amount), language)}`;
  const rows = [
    { name: electric === null ? t`Petrol` : t`Electricity at home`, amount: perKm * inputs.km },
    { name: t`Tax`, amount: tax },
    { name: t`Service and small parts`, amount: service },
  ];
  return (
    <ContentSection id="biaya" heading={<Trans>What it costs a year</Trans>}>
      <div className={styles.fields}>
        <NumberField
          name="km"
          label={t`Kilometres a year`}
          value={inputs.km}
          onChange={(km) => change({ km })}
        />
        {electric === null ? (
          <>
            <NumberField
              name="bbm"
              label={t`Petrol a litre`}
              kind="sum"
              value={petrolOf(inputs, rates)}
              onChange={(bbm) => change({ bbm })}
            />
            <NumberField
              name="kml"
              label={t`Petrol: km a litre`}
              value={kmPerLitreOf(running, inputs, rates)}
              hint={t`Assumed; enter your own`}
              onChange={(kml) => change({ kml })}
            />
          </>
        ) : null}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ name, amount }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{rupiah(amount)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>
            <strong>
              <Trans>A year</Trans>
            </strong>
          </dt>
          <dd>
            <strong>{rupiah(total)}</strong>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        <Trans>
          For the {variant}: about {rupiah(total / 12)} a month. Without insurance, tyres, parking, interest
          and loss of value.
        </Trans>{' '}
        {rates.notes.tax} {rates.notes.service}
      </p>
      {electric === null ? <PetrolNote rates={rates} /> : <p className={styles.note}>{rates.notes.home}</p>}
    </ContentSection>
  );
}

function perKmOf(running: Running, inputs: Inputs, rates: RunningRates): number {
  return running.electric === null
    ? petrolPerKm(petrolOf(inputs, rates), kmPerLitreOf(running, inputs, rates))
    : electricPerKm(running.electric, homeTariff(rates, inputs.va), inputs.nyata);
}
