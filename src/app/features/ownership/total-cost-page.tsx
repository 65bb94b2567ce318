import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { Result } from '#app/ui/calculator/result.tsx';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { fuelPricesOf } from '#contract/fuel/fuel-paths.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { ownershipKinds } from '#money/ownership.ts';
import { costedYears } from '#money/total-cost.ts';
import { CompareCosts } from './compare-costs.tsx';
import type { CostProps } from './cost-props.ts';
import { CostRows } from './cost-rows.tsx';
import { CostSum, DistanceSlider } from './cost-sum.tsx';
import styles from './ownership.module.css';
import { vehicleOf } from './saved-sums.ts';
import { costLimits, type TotalCost } from './total-cost.ts';
import { useCostNames } from './use-cost-names.ts';
import { YearTabs } from './year-tabs.tsx';

type Props = CostProps & {
  readonly share: ReactNode;
  /** Whether the vehicle of the address is known. */
  readonly isReady: boolean;
  /** The vehicle, where one is chosen. */
  readonly vehicle: ReactNode;
  readonly label: string | undefined;
  /** The whole calculation. */
  readonly query: string;
};

/** What a vehicle costs in its first year and in five: a picture, the numbers behind each part, and a table. */
export function TotalCostPage({ share, isReady, vehicle, label, query, ...props }: Props) {
  const { t } = useLingui();
  const { data, inputs, total, onChange } = props;
  const { notes } = data;
  return (
    <ContentPage title={data.title} lead={data.description} share={share}>
      <EndedNote text={data.endedNote} />
      <Result className={styles.vehicle} isReady={isReady}>
        {vehicle ?? <TypedVehicle {...props} />}
      </Result>
      <YearTabs inputs={inputs} onChange={onChange}>
        <Result className={classNames(patterns.top28, styles.layout)} isReady={isReady} isPersonal>
          <div className={patterns.top16}>
            <CostSum total={total} />
            <CostRows {...props} />
          </div>
          <div className={styles.aside}>
            <DistanceSlider total={total} onChange={onChange} />
            {total.figures.energy === 'electricity' ? null : (
              <AppLink href={fuelPricesOf(vehicleOf(query))} className={layouts.actionInline}>
                <Trans>Fuel prices, and the fuel for a trip</Trans>
              </AppLink>
            )}
            <CostTable total={total} />
            <ul className={styles.notes}>
              {[notes.energy, notes.service, notes.insurance, notes.tax].map((note) => (
                <li key={note}>{note}</li>
              ))}
              {inputs.isCredit ? <li>{notes.credit}</li> : null}
            </ul>
            <section className={layouts.column16}>
              <h2 className={styles.heading}>
                <Trans>Compare with another car</Trans>
              </h2>
              <CompareCosts
                data={data}
                first={{ label: label ?? t`This vehicle`, total }}
                query={query}
                other={inputs.against}
                onOther={(against) => onChange({ against })}
              />
            </section>
          </div>
        </Result>
      </YearTabs>
    </ContentPage>
  );
}

function TypedVehicle({ total: { figures, problem }, onChange }: CostProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const least = formatPrice(costLimits.price.least, language);
  const most = formatPrice(costLimits.price.most, language);
  return (
    <div className={classNames(patterns.top16, styles.typed)}>
      <NumberSlider
        label={t`Price of the vehicle`}
        money="price"
        value={figures.price}
        error={problem === 'price' ? t`Enter a price between ${least} and ${most}.` : undefined}
        onType={(value) => onChange({ price: value })}
      />
      <NumberSlider
        label={t`Year of make`}
        value={figures.makeYear}
        isPlain
        onType={(value) => onChange({ makeYear: value })}
      />
    </div>
  );
}

/** Each cost by year, in thousands of rupiah. */
function CostTable({ total: { byYear, figures, problem } }: { readonly total: TotalCost }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useCostNames(figures.energy);
  if (problem !== undefined) return null;
  const kinds = ownershipKinds.filter((kind) => byYear[kind]?.some((amount) => amount > 0));
  const years = Array.from({ length: costedYears }, (_, year) => year);
  const thousands = (amount: number) => formatNumber(amount / 1000, language);
  const sumOf = (year: number) => kinds.reduce((sum, kind) => sum + (byYear[kind]?.[year] ?? 0), 0);
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Year by year</Trans>
      </h2>
      <p className={texts.noteFigures}>
        <Trans>In thousands of rupiah</Trans>
      </p>
      <WideTable label={t`Year by year`}>
        <colgroup>
          <col />
          <col span={costedYears} className={styles.year} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t`Cost`}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                <span className={styles.yearName}>{t`Year ${year + 1}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{names[kind]}</th>
              {years.map((year) => (
                <td key={year}>{thousands(byYear[kind]?.[year] ?? 0)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t`Together`}</th>
            {years.map((year) => (
              <td key={year}>
                <strong>{thousands(sumOf(year))}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </WideTable>
    </section>
  );
}
