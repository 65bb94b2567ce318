import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NoResult } from '#app/ui/calculator/no-result.tsx';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { PartsBar } from '#app/ui/calculator/parts-bar.tsx';
import { ResultPanel } from '#app/ui/calculator/result-panel.tsx';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { groupedCosts } from './cost-groups.ts';
import type { CostProps } from './cost-props.ts';
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
    <ResultPanel
      label={t`Cost of owning it`}
      about={t`Cost of owning it`}
      sum={formatPrice(cost.total, language)}
      note={
        <Trans>
          On average <strong>{monthly} a month</strong>
        </Trans>
      }
    >
      <PartsBar
        label={t`The parts of the sum, as in the list below`}
        parts={groupedCosts(cost).map(({ group, tone, amount = 0 }) => ({ key: group, tone, amount }))}
      />
    </ResultPanel>
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
