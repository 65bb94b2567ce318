import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NoResult } from '#app/ui/calculator/no-result.tsx';
import { PartsBar, type Tone } from '#app/ui/calculator/parts-bar.tsx';
import { ResultPanel } from '#app/ui/calculator/result-panel.tsx';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { formatPriceSpan } from '#contract/price-span.ts';
import type { Quote } from './quote.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

const tones: readonly Tone[] = [0, 3, 1, 4, 2, 5];
const toneOf = (index: number) => tones[index % tones.length] ?? 0;

/** The first year's premium and its parts, or why there is none. */
export function InsuranceResult({ quote: { premium, problem, price } }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const first = premium?.years[0];
  if (first === undefined) {
    return (
      <NoResult label={t`Premium`}>
        {problem === 'region' ? (
          <Trans>There are no premium rates for this province yet. Insurers tell you theirs.</Trans>
        ) : problem === 'rate' ? (
          <Trans>There are no rates for this cover and these extensions.</Trans>
        ) : (
          <Trans>Check the marked values.</Trans>
        )}
      </NoResult>
    );
  }
  const cover = names.covers[first.cover];
  const extensions = first.lines.length - 1;
  const middle = (first.lowest + first.highest) / 2;
  const share = formatNumber((middle / price) * 100, language, 1);
  const monthly = formatPrice(Math.round(middle / 12_000) * 1000, language);
  return (
    <ResultPanel
      label={t`Premium`}
      about={
        extensions === 0 ? (
          <Trans>{cover}, a year</Trans>
        ) : (
          <Plural
            value={extensions}
            one={`${cover} with # extension, a year`}
            other={`${cover} with # extensions, a year`}
          />
        )
      }
      sum={formatPriceSpan({ min: first.lowest, max: first.highest }, language)}
      note={
        <Trans>
          {share}% of the price, {monthly} a month
        </Trans>
      }
    >
      <PartsBar
        label={t`What the premium is made of`}
        hasLegend
        parts={first.lines.map(({ name, lowest, highest, isEstimate }, index) => ({
          ...{ key: name, tone: toneOf(index), amount: (lowest + highest) / 2 },
          name: names.lines[name] + (isEstimate ? ' *' : ''),
        }))}
      />
    </ResultPanel>
  );
}
