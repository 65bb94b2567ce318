import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/ui/content.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { ElectricVariant } from '#contract/electric/electric.schema.ts';
import { electricPerKm, homeTariff } from '#contract/electric/electric-sums.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatNumber } from '#contract/money.ts';
import { petrolPerKm } from '#money/energy.ts';
import styles from './electric.module.css';
import type { Inputs } from './inputs.ts';
import { NumberField } from './number-field.tsx';
import { PetrolNote } from './petrol-note.tsx';

type Props = {
  readonly vehicle: ElectricVariant;
  readonly inputs: Inputs;
  readonly rates: RunningRates;
  onChange(changes: Partial<Inputs>): void;
};

export const kmPerLitreOf = (
  { kind }: Pick<ElectricVariant, 'kind'>,
  { kml }: Inputs,
  { kmPerLitre }: Pick<RunningRates, 'kmPerLitre'>,
): number => (kml === 0 ? kmPerLitre[kind] : kml);

export const petrolOf = ({ bbm }: Inputs, { petrol }: Pick<RunningRates, 'petrol'>): number =>
  bbm === 0 ? petrol : bbm;

/** Cost per kilometre with home charging, public charging and petrol. */
export function KilometreCalculator({ vehicle, inputs, rates, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const perLitre = kmPerLitreOf(vehicle, inputs, rates);
  const bars = [
    {
      name: t`Electricity at home`,
      cost: electricPerKm(vehicle, homeTariff(rates, inputs.va), inputs.nyata),
    },
    { name: t`Electricity in public`, cost: electricPerKm(vehicle, rates.public.perKwh, inputs.nyata) },
    { name: t`Petrol`, cost: petrolPerKm(petrolOf(inputs, rates), perLitre) },
  ];
  const most = Math.max(...bars.map(({ cost }) => cost));
  return (
    <ContentSection id="per-km" heading={<Trans>Cost per km against petrol</Trans>}>
      <div className={styles.fields}>
        <NumberField
          name="bbm"
          label={t`Petrol a litre`}
          kind="sum"
          value={petrolOf(inputs, rates)}
          onChange={(value) => onChange({ bbm: value })}
        />
        <NumberField
          name="kml"
          label={t`Petrol: km a litre`}
          value={perLitre}
          hint={t`Assumed; enter your own`}
          onChange={(value) => onChange({ kml: value })}
        />
        <NumberField
          name="nyata"
          label={t`Driven of the stated range (%)`}
          value={inputs.nyata}
          hint={t`Test cycles promise more than roads give`}
          onChange={(value) => onChange({ nyata: value })}
        />
      </div>
      <ul className={styles.bars}>
        {bars.map(({ name, cost }) => (
          <li key={name} className={styles.bar}>
            <span>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${(cost / most) * 100}%` }} />
            </span>
            <strong className={patterns.figures}>
              <Trans>Rp {formatNumber(cost, language)} a km</Trans>
            </strong>
          </li>
        ))}
      </ul>
      <PetrolNote rates={rates} />
      <p className={styles.note}>{rates.notes.home}</p>
    </ContentSection>
  );
}
