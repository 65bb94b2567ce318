import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage } from '#app/ui/content.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ElectricModel, ElectricVariant } from '#contract/electric/electric.schema.ts';
import { type ElectricKind, type ElectricSort, electricPaths } from '#contract/electric/electric-paths.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatNumber } from '#contract/money.ts';
import { ChargingCalculator } from './charging-calculator.tsx';
import styles from './electric.module.css';
import { ElectricList } from './electric-list.tsx';
import { searchWith } from './inputs.ts';
import { KilometreCalculator } from './kilometre-calculator.tsx';
import { OwnershipCalculator } from './ownership-calculator.tsx';
import { isOfModel, RangeChartSection } from './range-chart-section.tsx';
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
      {answer.rates === undefined ? (
        stations
      ) : (
        <Calculators
          variants={answer.variants}
          models={answer.models}
          rates={answer.rates}
          stations={stations}
          isOfAll={kind === 'all'}
          share={share}
        />
      )}
      <ElectricList kind={kind} sort={sort} models={answer.models} />
      <p className={styles.note}>
        <Trans>Sources: {sources}. What is not known is left out.</Trans>
      </p>
    </ContentPage>
  );
}

type CalculatorsProps = Pick<Props, 'share' | 'stations'> & {
  readonly variants: readonly ElectricVariant[];
  readonly models: readonly ElectricModel[];
  readonly rates: RunningRates;
  /** Of cars and motorcycles together: it begins with the stations, and has no chart. */
  readonly isOfAll: boolean;
};

/** What is said of one variant: the chosen one of the chart, which all sums are about. */
function Calculators({ variants, models, rates, stations, isOfAll, share }: CalculatorsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [inputs, change] = useInputs();
  const vehicle = variants.find(({ id }) => id === inputs.ev) ?? bestSeller(variants, models);
  if (!vehicle) return stations;
  const battery = formatNumber(vehicle.batteryKwh, language, 1);
  const range = formatNumber(vehicle.rangeKm, language);
  const choose = (ev: string) => change({ ev, harga: 0, lawan: 0, cas: 0 });
  return (
    <div className={classNames(layouts.column, styles.calculators)}>
      {isOfAll ? (
        stations
      ) : (
        <RangeChartSection variants={variants} models={models} chosen={vehicle} onChoose={choose} />
      )}
      <div className={styles.chosen} id="hitung">
        <SelectField
          label={t`Calculate for`}
          value={vehicle.id}
          hint={`${t`Battery ${battery} kWh, range ${range} km`}${vehicle.cycle === null ? '' : ` (${vehicle.cycle})`}`}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
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
      {isOfAll ? null : stations}
      <ChargingCalculator vehicle={vehicle} inputs={inputs} rates={rates} onChange={change} />
      <OwnershipCalculator vehicle={vehicle} inputs={inputs} rates={rates} onChange={change} />
    </div>
  );
}

/** The variant that goes furthest of the model that is sold most. */
function bestSeller(
  variants: readonly ElectricVariant[],
  models: readonly ElectricModel[],
): ElectricVariant | undefined {
  const known = models.filter((model) => variants.some((variant) => isOfModel(variant, model)));
  const [best] = known.toSorted((a, b) => (b.delivered ?? 0) - (a.delivered ?? 0));
  return (
    best && variants.filter((each) => isOfModel(each, best)).toSorted((a, b) => b.rangeKm - a.rangeKm)[0]
  );
}
