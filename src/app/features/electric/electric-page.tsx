import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage } from '#app/ui/content.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type ElectricKind, type ElectricSort, electricPaths } from '#contract/electric/electric-paths.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatNumber } from '#contract/money.ts';
import { ChargingCalculator } from './charging-calculator.tsx';
import styles from './electric.module.css';
import { ElectricList } from './electric-list.tsx';
import { searchWith } from './inputs.ts';
import { KilometreCalculator } from './kilometre-calculator.tsx';
import { OwnershipCalculator } from './ownership-calculator.tsx';
import { useInputs } from './use-inputs.ts';

type Props = {
  readonly kind: ElectricKind;
  readonly sort: ElectricSort;
  readonly answer: DataOf<'electricVehicles'>;
  /** Charging stations, on pages that list them. */
  readonly stations: ReactNode;
  /** A share button for the page with the given query. */
  share(query: string): ReactNode;
};

/** Electric vehicles: the list of models and the cost calculators. */
export function ElectricPage({ kind, sort, answer, stations, share }: Props) {
  const { t } = useLingui();
  const sources = answer.sources.join('; ');
  const names = { mobil: t`Cars`, motor: t`Motorcycles`, all: t`All` };
  return (
    <ContentPage
      title={answer.title}
      lead={answer.description}
      head={
        <>
          <ChipRow label={t`Kind of vehicle`}>
            {(['mobil', 'motor', 'all'] as const).map((each) => (
              <ChipLink
                key={each}
                href={electricPaths[each]}
                aria-current={each === kind ? 'page' : undefined}
              >
                {names[each]}
              </ChipLink>
            ))}
          </ChipRow>
          <nav className={styles.anchors} aria-label={t`On this page`}>
            {/* Plain anchors: their targets are on the same page. */}
            {answer.variants.length === 0 ? null : (
              <a href="#hitung" className={layouts.actionInline}>
                <Trans>Calculate</Trans>
              </a>
            )}
            {stations === null ? null : (
              <a href="#spklu" className={layouts.actionInline}>
                <Trans>Charging stations</Trans>
              </a>
            )}
          </nav>
        </>
      }
    >
      <ElectricList kind={kind} sort={sort} models={answer.models} />
      {answer.rates === undefined ? null : (
        <Calculators variants={answer.variants} rates={answer.rates} share={share} />
      )}
      {stations}
      <p className={styles.note}>
        <Trans>Sources: {sources}. What is not known is left out.</Trans>
      </p>
    </ContentPage>
  );
}

type CalculatorsProps = Pick<Props, 'share'> & {
  readonly variants: DataOf<'electricVehicles'>['variants'];
  readonly rates: RunningRates;
};

function Calculators({ variants, rates, share }: CalculatorsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [inputs, change] = useInputs();
  const vehicle = variants.find(({ id }) => id === inputs.ev) ?? variants[0];
  if (!vehicle) return null;
  const battery = formatNumber(vehicle.batteryKwh, language, 1);
  const range = formatNumber(vehicle.rangeKm, language);
  return (
    <div className={classNames(layouts.column, styles.calculators)} id="hitung">
      <div className={styles.chosen}>
        <SelectField
          label={t`Calculate for`}
          value={vehicle.id}
          hint={`${t`Battery ${battery} kWh, range ${range} km`}${vehicle.cycle === null ? '' : ` (${vehicle.cycle})`}`}
          onChange={({ currentTarget }) => change({ ev: currentTarget.value, harga: 0, lawan: 0, cas: 0 })}
        >
          {variants.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        {share(searchWith('', inputs))}
      </div>
      <KilometreCalculator vehicle={vehicle} inputs={inputs} rates={rates} onChange={change} />
      <ChargingCalculator vehicle={vehicle} inputs={inputs} rates={rates} onChange={change} />
      <OwnershipCalculator vehicle={vehicle} inputs={inputs} rates={rates} onChange={change} />
    </div>
  );
}
