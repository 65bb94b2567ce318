import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NoResult } from '#app/ui/calculator/no-result.tsx';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { groupedCosts } from './cost-groups.ts';
import type { CostProps } from './cost-props.ts';
import styles from './ownership.module.css';
import type { TotalCost } from './total-cost.ts';

const kilometres = { min: 100, max: 5000, step: 100 } as const;

/** The sum, and a bar of its parts. */
export function CostSum({ total: { cost, problem } }: { readonly total: TotalCost }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (problem !== undefined)
    return (
      <NoResult label={t`Cost of owning it`}>
        <Trans>Check the marked values.</Trans>
      </NoResult>
    );
  const monthly = formatPrice(cost.aMonth, language);
  return (
    <div className={styles.sum}>
      <div role="status">
        <p className={styles.amount}>{formatPrice(cost.total, language)}</p>
        <p className={classNames(texts.quietBody, patterns.stressed)}>
          <Trans>
            On average <strong>{monthly} a month</strong>
          </Trans>
        </p>
      </div>
      <div className={styles.bar} role="img" aria-label={t`The parts of the sum, as in the list below`}>
        {groupedCosts(cost).map(({ group, amount = 0 }) =>
          amount > 0 ? <span key={group} data-kind={group} style={{ flexGrow: amount }} /> : null,
        )}
      </div>
    </div>
  );
}

/** What changes most from driver to driver. */
export function DistanceSlider({ total: { figures }, onChange }: Pick<CostProps, 'total' | 'onChange'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kmPerMonth } = figures;
  return (
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
  );
}
