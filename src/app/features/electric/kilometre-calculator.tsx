import { Trans, useLingui } from '@lingui/react/macro';
import { Fuel, House, type IconNode, Leaf, PlugZap } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { ElectricVariant } from '#contract/electric/electric.schema.ts';
import { electricPerKm, homeTariff } from '#contract/electric/electric-sums.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
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

/** Cost per 100 kilometres with home charging, public charging and petrol, on one scale. */
export function KilometreCalculator({ vehicle, inputs, rates, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const perLitre = kmPerLitreOf(vehicle, inputs, rates);
  const petrol = petrolOf(inputs, rates);
  const home = homeTariff(rates, inputs.va);
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const perKwh = (tariff: number) => t`Rp ${number(tariff, 2)} a kWh`;
  const litres = (km: number, fuel: string, price: number) =>
    t`${number(km, 1)} km a litre, ${fuel} at Rp ${number(price)}`;
  const { hybridKmPerLitre: hybrid, pertamax } = rates;
  const isCar = vehicle.kind === 'mobil';
  const atHome = electricPerKm(vehicle, home, inputs.nyata);
  const inPetrol = petrolPerKm(petrol, perLitre);
  const bars: readonly Bar[] = [
    { icon: House, name: t`Charging at home`, cost: atHome, note: perKwh(home), isElectric: true },
    {
      ...{ icon: PlugZap, name: t`Public charger`, isElectric: true },
      cost: electricPerKm(vehicle, rates.public.perKwh, inputs.nyata),
      note: t`${perKwh(rates.public.perKwh)}, without the service fee`,
    },
    ...(isCar && hybrid
      ? [
          {
            ...{ icon: Leaf, name: t`Hybrid`, isElectric: false },
            ...{ cost: petrolPerKm(petrol, hybrid), note: litres(hybrid, 'Pertalite', petrol) },
          },
        ]
      : []),
    {
      ...{ icon: Fuel, name: t`Petrol, Pertalite`, isElectric: false },
      ...{ cost: inPetrol, note: litres(perLitre, 'Pertalite', petrol) },
    },
    ...(pertamax === undefined
      ? []
      : [
          {
            ...{ icon: Fuel, name: t`Petrol, Pertamax`, isElectric: false },
            ...{ cost: petrolPerKm(pertamax, perLitre), note: litres(perLitre, 'Pertamax', pertamax) },
          },
        ]),
  ];
  const most = Math.max(...bars.map(({ cost }) => cost));
  const saved = (inPetrol - atHome) * inputs.km;
  return (
    <ContentSection id="per-km" heading={<Trans>Cost per 100 km</Trans>}>
      <ul className={styles.bars}>
        {bars.map(({ icon, name, cost, note, isElectric }) => (
          <li key={name} className={styles.bar}>
            <span className={layouts.row8}>
              <Icon of={icon} size={18} className={isElectric ? texts.green : texts.quiet} />
              {name}
            </span>
            <strong className={classNames(patterns.figures, isElectric && texts.green)}>
              <Trans>Rp {number(Math.round(cost) * 100)}</Trans>
            </strong>
            <span className={styles.track} aria-hidden="true">
              <span
                className={isElectric ? styles.fill : styles.greyFill}
                style={{ inlineSize: `${(cost / most) * 100}%` }}
              />
            </span>
            <span className={classNames(texts.noteFigures, styles.assumed)}>{note}</span>
          </li>
        ))}
      </ul>
      {saved > 0 ? (
        <p className={styles.saving}>
          <Trans>
            {number(inputs.km)} km a year: charging at home costs{' '}
            <strong>{formatPrice(Math.round(saved / 100_000) * 100_000, language)} less</strong> than
            Pertalite.
          </Trans>
        </p>
      ) : null}
      <Disclosure summary={<Trans>Your distance and assumptions</Trans>}>
        <div className={styles.fields}>
          <NumberField
            name="km"
            label={t`Kilometres a year`}
            value={inputs.km}
            onChange={(km) => onChange({ km })}
          />
          <NumberField
            name="bbm"
            label={t`Petrol a litre`}
            kind="sum"
            value={petrol}
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
      </Disclosure>
      <PetrolNote rates={rates} />
      <p className={styles.note}>{rates.notes.home}</p>
    </ContentSection>
  );
}

type Bar = {
  readonly icon: IconNode;
  readonly name: string;
  /** Rupiah a kilometre. */
  readonly cost: number;
  /** What it assumes. */
  readonly note: string;
  readonly isElectric: boolean;
};
