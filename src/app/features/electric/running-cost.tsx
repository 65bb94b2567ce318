import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { costAfter, electricPerKm, homeTariff, yearlyTax } from '#contract/electric/electric-sums.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { Running } from '#contract/new-vehicles/new-model.schema.ts';
import { petrolPerKm } from '#money/energy.ts';
import electric from './electric.module.css';
import type { Inputs } from './inputs.ts';
import { kmPerLitreOf, petrolOf } from './kilometre-calculator.tsx';
import { NumberField } from './number-field.tsx';
import { PetrolNote } from './petrol-note.tsx';
import styles from './running-cost.module.css';
import { useInputs } from './use-inputs.ts';

type Props = { readonly running: Running; readonly rates: RunningRates };

/** What running a new vehicle costs (energy, tax, service), with inputs the visitor can change. */
export function RunningCost({ running, rates }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [inputs, change] = useInputs();
  const { kind, variant, price, electric: battery } = running;
  const way = battery === null ? 'petrol' : 'electric';
  const perKm = perKmOf(running, inputs, rates);
  const tax = yearlyTax(rates, kind, way, price);
  const service = rates.service[kind][way];
  const total = costAfter({ price: 0, perKm, kmPerYear: inputs.km, perYear: tax + service }, 1);
  const number = (value: number) => formatNumber(Math.round(value), language);
  const distance = number(inputs.km);
  const tariff = number(homeTariff(rates, inputs.va));
  const rows: readonly { readonly name: string; readonly amount: number; readonly note: ReactNode }[] = [
    battery === null
      ? {
          name: t`Petrol`,
          amount: perKm * inputs.km,
          note: (
            <Trans>
              {distance} km a year, {formatNumber(kmPerLitreOf(running, inputs, rates), language, 1)} km a
              litre, Rp {number(petrolOf(inputs, rates))} a litre
            </Trans>
          ),
        }
      : {
          name: t`Electricity at home`,
          amount: perKm * inputs.km,
          note: (
            <Trans>
              {distance} km a year, Rp {tariff} a kWh
            </Trans>
          ),
        },
    { name: t`Yearly tax`, amount: tax, note: rates.notes.tax },
    { name: t`Service and small parts`, amount: service, note: rates.notes.service },
  ];
  return (
    <>
      <div className={layouts.stack4}>
        <h2 className={texts.sheetTitle}>
          <Trans>Running cost</Trans>
        </h2>
        <p className={classNames(texts.quiet, patterns.stressed)}>
          <Trans>
            About <strong>{formatPrice(total / 12, language)} a month</strong> for the {variant}, without
            insurance, tyres, parking, interest and loss of value
          </Trans>
        </p>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {rows.map(({ name, amount }) => (
          <span key={name} style={{ flexGrow: amount / total }} />
        ))}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ name, amount, note }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>
              <span className={patterns.strong}>{name}</span>
              <span className={texts.notePretty}>{note}</span>
            </dt>
            <dd>Rp {number(amount)}</dd>
          </div>
        ))}
        <div className={classNames(texts.title, styles.total)}>
          <dt>
            <Trans>A year</Trans>
          </dt>
          <dd>Rp {number(total)}</dd>
        </div>
      </dl>
      <details>
        <summary className={buttonClass({ variant: 'quiet', isWide: true })}>
          {battery === null ? <Trans>Change distance and petrol</Trans> : <Trans>Change the distance</Trans>}
        </summary>
        <div className={classNames(electric.fields, styles.fields)}>
          <NumberField
            name="km"
            label={t`Kilometres a year`}
            value={inputs.km}
            onChange={(km) => change({ km })}
          />
          {battery === null ? (
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
      </details>
      {battery === null ? <PetrolNote rates={rates} /> : <p className={electric.note}>{rates.notes.home}</p>}
    </>
  );
}

function perKmOf(running: Running, inputs: Inputs, rates: RunningRates): number {
  return running.electric === null
    ? petrolPerKm(petrolOf(inputs, rates), kmPerLitreOf(running, inputs, rates))
    : electricPerKm(running.electric, homeTariff(rates, inputs.va), inputs.nyata);
}
