import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/parts/browse/ui/content.tsx';
import { assumptions, homeTariffs, petrolPrice } from '#contract/electric/charging-figures.ts';
import { costAfter, electricPerKm, homeTariff } from '#contract/electric/electric-sums.ts';
import { formatNumber } from '#contract/money.ts';
import type { Running } from '#contract/new-vehicles/new-model.schema.ts';
import { petrolPerKm } from '#money/energy.ts';
import styles from './electric.module.css';
import { FigureNote } from './figure-note.tsx';
import type { Inputs } from './inputs.ts';
import { kmPerLitreOf } from './kilometre-calculator.tsx';
import { NumberField } from './number-field.tsx';
import { useInputs } from './use-inputs.ts';

/** Annual running cost of a new vehicle (energy, tax, service), with inputs the visitor can change. */
export function RunningCost({ running }: { readonly running: Running }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [inputs, change] = useInputs();
  const { kind, variant, price, electric } = running;
  const way = electric === null ? 'petrol' : 'electric';
  const perKm = perKmOf(running, inputs);
  const tax = price * assumptions.taxShare[way];
  const service = assumptions.service[kind][way];
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
              unit="Rp"
              value={inputs.bbm}
              onChange={(bbm) => change({ bbm })}
            />
            <NumberField
              name="kml"
              label={t`Petrol: km a litre`}
              value={kmPerLitreOf(running, inputs)}
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
          and loss of value. Tax and service are round assumptions of ours (November 2026).
        </Trans>
      </p>
      <FigureNote figure={electric === null ? petrolPrice : homeTariffs} />
    </ContentSection>
  );
}

function perKmOf(running: Running, inputs: Inputs): number {
  return running.electric === null
    ? petrolPerKm(inputs.bbm, kmPerLitreOf(running, inputs))
    : electricPerKm(running.electric, homeTariff(inputs.va), inputs.nyata);
}
