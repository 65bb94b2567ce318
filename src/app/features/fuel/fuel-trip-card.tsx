import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { fuelProducts } from '#contract/fuel/fuel-products.ts';
import { formatNumber } from '#contract/money.ts';
import { tripOf } from '#money/energy.ts';
import { dayName } from './day-name.ts';
import styles from './fuel.module.css';
import type { FuelData, ListedFuel } from './fuel-list.ts';
import { tripBegins, tripLimits, usualDistance } from './fuel-trip.ts';
import { type FuelChanges, type FuelInputs, type FuelledKind, fuelledKinds } from './inputs.ts';

const kilometres = { min: 10, max: 1500, step: 10 } as const;

type Props = {
  readonly data: FuelData;
  readonly inputs: FuelInputs;
  readonly kind: FuelledKind;
  /** The fuel it is driven with. */
  readonly fuel: ListedFuel;
  readonly place: string;
  /** Label of the chosen vehicle. */
  readonly vehicle: string | undefined;
  /** How to choose a model. */
  readonly search: ReactNode;
  /** The page of what the vehicle costs. */
  readonly costs: string;
  onChange(changes: FuelChanges): void;
};

/** What the fuel for a trip costs. */
export function FuelTripCard(props: Props) {
  const { data, inputs, kind, fuel, place, vehicle, search, costs, onChange } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const km = Math.min(tripLimits.km, inputs.km ?? tripBegins.km);
  const distance = Math.min(tripLimits.distance, inputs.distance || usualDistance(data, kind));
  const perLitre = Math.min(tripLimits.price, inputs.price ?? fuel.price.rupiah);
  const { litres, rupiah, perKm } = tripOf(km, distance, perLitre);
  const { name } = fuelProducts[fuel.product];
  const kinds = {
    'car-petrol': t`Petrol car`,
    'car-hybrid': t`Hybrid car`,
    'car-diesel': t`Diesel car`,
    'motorcycle-petrol': t`Motorcycle`,
  };
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const day = dayName(fuel.isOver ? fuel.price.from : fuel.series.checked, language);
  return (
    <section className={classNames(layouts.card, patterns.top16, styles.trip)} aria-labelledby="perjalanan">
      <h2 id="perjalanan" className={texts.sheetTitle}>
        <Trans>Fuel for a trip</Trans>
      </h2>
      {vehicle === undefined ? (
        search
      ) : (
        <div className={styles.place}>
          <p className={texts.lead}>{vehicle}</p>
          <Button
            variant="text"
            onClick={() => onChange({ listing: undefined, variant: undefined, distance: undefined })}
          >
            <Trans>Change</Trans>
          </Button>
        </div>
      )}
      <SelectField
        label={t`Vehicle`}
        value={kind}
        onChange={({ currentTarget }) =>
          onChange({
            kind: fuelledKinds.find((each) => each === currentTarget.value),
            distance: undefined,
          })
        }
      >
        {fuelledKinds.map((each) => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        ))}
      </SelectField>
      <NumberSlider
        label={t`Distance of the trip`}
        after="km"
        value={km}
        onType={(value) => onChange({ km: value })}
        slider={{
          ...{ ...kilometres, value: km },
          nameOf: (value) => `${number(value)} km`,
          onSlide: (value) => onChange({ km: value }),
        }}
      />
      <NumberSlider
        label={t`Fuel economy`}
        after="km/l"
        decimals={1}
        value={distance}
        hint={inputs.distance ? undefined : t`A general estimate; enter your own`}
        onType={(value) => onChange({ distance: value })}
      />
      <NumberSlider
        label={t`Price of ${name}`}
        money="sum"
        after="/l"
        value={perLitre}
        hint={
          inputs.price !== undefined
            ? t`Entered by you`
            : fuel.price.isEstimate
              ? t`Estimate, ${place}, ${day}`
              : `${place}, ${day}`
        }
        onType={(value) => onChange({ price: value })}
      />
      <div className={styles.result} role="status">
        <p className={texts.pageFigures}>Rp {number(rupiah)}</p>
        <p className={classNames(texts.notePretty, patterns.figures)}>
          <Trans>
            {number(litres, 1)} litres, Rp {number(perKm)} per km
          </Trans>
        </p>
      </div>
      <AppLink href={costs} className={layouts.actionInline}>
        <Trans>What owning it costs</Trans>
      </AppLink>
    </section>
  );
}
