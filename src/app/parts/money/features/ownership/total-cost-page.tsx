import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentPage } from '#app/parts/browse/ui/content.tsx';
import { NumberSlider } from '#app/parts/money/ui/number-slider.tsx';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { CostProps } from './cost-props.ts';
import { CostRows } from './cost-rows.tsx';
import { CostTable } from './cost-table.tsx';
import styles from './ownership.module.css';
import { costLimits, type TotalCost } from './total-cost.ts';

type Props = CostProps & {
  readonly head: ReactNode;
  /** The vehicle, where one is chosen. */
  readonly vehicle: ReactNode;
};

const kilometres = { min: 100, max: 5000, step: 100 } as const;

/** What a vehicle costs in its first year and in five: a picture, the numbers behind each part, and a table. */
export function TotalCostPage({ head, vehicle, ...props }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data, inputs, total, onChange } = props;
  const { kmPerMonth } = total.figures;
  const { notes } = data;
  return (
    <ContentPage title={data.title} lead={data.description} head={head}>
      {vehicle ?? <TypedVehicle {...props} />}
      <SegmentedTabs
        label={t`Years that are added up`}
        tabs={[
          { key: '1', label: <Trans>First year</Trans> },
          { key: '5', label: <Trans>5 years</Trans> },
        ]}
        selected={inputs.years === 1 ? '1' : '5'}
        onSelect={(key) => onChange({ years: key === '1' ? 1 : 5 })}
      >
        <div className={styles.layout}>
          <div className={styles.main}>
            <Sum total={total} />
            <CostRows {...props} />
          </div>
          <div className={styles.aside}>
            <NumberSlider
              label={t`Distance a month`}
              after="km"
              value={kmPerMonth}
              onType={(value) => onChange({ kmPerMonth: value })}
              slider={{
                ...{ ...kilometres, value: kmPerMonth },
                nameOf: (value) => `${formatNumber(value, language)} km`,
                onSlide: (value) => onChange({ kmPerMonth: value }),
              }}
            />
            <CostTable total={total} />
            <ul className={styles.notes}>
              {[notes.energy, notes.service, notes.insurance, notes.tax].map((note) => (
                <li key={note}>{note}</li>
              ))}
              {inputs.isCredit ? <li>{notes.credit}</li> : null}
            </ul>
          </div>
        </div>
      </SegmentedTabs>
    </ContentPage>
  );
}

function TypedVehicle({ total: { figures, problem }, onChange }: CostProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const least = formatPrice(costLimits.price.least, language);
  const most = formatPrice(costLimits.price.most, language);
  return (
    <div className={styles.typed}>
      <NumberSlider
        label={t`Price of the vehicle`}
        before="Rp"
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

/** The sum, and a bar of its parts. */
function Sum({ total: { cost, problem } }: { readonly total: TotalCost }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (problem !== undefined)
    return (
      <p className={styles.problem} role="status">
        <Trans>Check the marked values.</Trans>
      </p>
    );
  const monthly = formatPrice(cost.aMonth, language);
  return (
    <div className={styles.sum}>
      <div role="status">
        <p className={styles.amount}>{formatPrice(cost.total, language)}</p>
        <p className={styles.average}>
          <Trans>
            On average <strong>{monthly} a month</strong>
          </Trans>
        </p>
      </div>
      <div className={styles.bar} role="img" aria-label={t`The parts of the sum, as in the list below`}>
        {cost.parts.map(({ kind, amount }) =>
          amount > 0 ? <span key={kind} data-kind={kind} style={{ flexGrow: amount }} /> : null,
        )}
      </div>
    </div>
  );
}
