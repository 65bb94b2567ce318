import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chart } from '#app/ui/chart/chart.tsx';
import { ChartKey, ChartLegend } from '#app/ui/chart/chart-legend.tsx';
import { ChartLabel, ChartPoint, type PointLook } from '#app/ui/chart/marks.tsx';
import { ticksOf } from '#app/ui/chart/scale.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { ElectricModel, ElectricVariant } from '#contract/electric/electric.schema.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { variantOfId } from '#contract/new-compare/variant-ids.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import { ElectricDrawing } from './electric-drawing.tsx';
import styles from './range-chart.module.css';
import { dotRadius, namesOf, nearestDot, rangeChart, ringRadius } from './range-chart.ts';

type Props = {
  readonly variants: readonly ElectricVariant[];
  readonly models: readonly ElectricModel[];
  readonly chosen: ElectricVariant;
  onChoose(id: string): void;
};

export function isOfModel({ id, kind }: ElectricVariant, model: ElectricModel): boolean {
  const { brand, model: slug } = variantOfId(id);
  return kind === model.kind && brand === model.brand.slug && slug === model.slug;
}

/** Dots by how they were measured: kilometres of different cycles are not the same. */
const looks = { NEDC: 'soft', WLTP: 'hollow' } as const;
const lookOf = ({ cycle }: ElectricVariant): PointLook =>
  cycle === 'NEDC' || cycle === 'WLTP' ? looks[cycle] : 'pale';

/**
 * Range against price, and below it the variant that was tapped. The field below chooses the same, and the list has the
 * same figures.
 */
export function RangeChartSection({ variants, models, chosen, onChoose }: Props) {
  const language = useLanguage();
  const chart = rangeChart(variants);
  if (!chart) return null;
  const { dots, ranges, prices } = chart;
  const nameOf = (variant: ElectricVariant) => {
    const model = models.find((each) => isOfModel(variant, each));
    return model ? shortName(model) : '';
  };
  const names = namesOf(dots, chosen.id, nameOf);
  const ring = dots.find(({ variant }) => variant.id === chosen.id);
  const cycles = new Set(dots.map(({ variant: { cycle } }) => cycle));
  return (
    <ContentSection heading={<Trans>Range on a charge by price</Trans>}>
      <p className={texts.note}>
        <Trans>Kilometres (upright) and million rupiah (across).</Trans>{' '}
        <span className={patterns.scripted}>
          <Trans>Tap a dot.</Trans>
        </span>
      </p>
      <div className={styles.beside}>
        <div className={layouts.column12}>
          <Chart
            height={13}
            upright={ticksOf(ranges, (value) => formatNumber(value, language))}
            across={ticksOf(prices, (value) => formatNumber(value, language, 1))}
            onTap={(place, size) => {
              const dot = nearestDot(dots, place, size);
              if (dot) onChoose(dot.variant.id);
            }}
          >
            {dots.map((dot) => (
              <ChartPoint key={dot.variant.id} at={dot} radius={dotRadius} look={lookOf(dot.variant)} />
            ))}
            {ring ? <ChartPoint at={ring} radius={ringRadius} look="marked" /> : null}
            {names.map((name) => (
              <ChartLabel
                key={name.id}
                at={name}
                side={name.side}
                radius={name.radius}
                look={name.id === chosen.id ? 'chosen' : 'name'}
              >
                {name.text}
              </ChartLabel>
            ))}
          </Chart>
          <ChartLegend>
            {cycles.has('NEDC') ? (
              <ChartKey mark="point" look="soft">
                <Trans>NEDC test</Trans>
              </ChartKey>
            ) : null}
            {cycles.has('WLTP') ? (
              <ChartKey mark="point" look="hollow">
                <Trans>WLTP test</Trans>
              </ChartKey>
            ) : null}
            {cycles.has('CLTC') || cycles.has(null) ? (
              <ChartKey mark="point" look="pale">
                <Trans>CLTC or not stated</Trans>
              </ChartKey>
            ) : null}
          </ChartLegend>
        </div>
        <div className={styles.side}>
          <ChosenCard variant={chosen} model={models.find((model) => isOfModel(chosen, model))} />
          <p className={texts.notePretty}>
            <Trans>
              NEDC and CLTC promise more than the road gives. Dearer ones than the chart shows are in the
              list.
            </Trans>
          </p>
        </div>
      </div>
    </ContentSection>
  );
}

/** Letters up to which a name says too little by itself: `V`, `EX5`. */
const fewLetters = 4;

const shortName = ({ brand, name }: ElectricModel) =>
  name.length > fewLetters ? name : `${brand.name.split(' ').at(-1) ?? ''} ${name}`;

type CardProps = { readonly variant: ElectricVariant; readonly model: ElectricModel | undefined };

function ChosenCard({ variant, model }: CardProps) {
  const language = useLanguage();
  if (!model) return null;
  const { price, label, rangeKm, cycle, dcKw } = variant;
  const facts = [
    `${formatNumber(rangeKm, language)} km${cycle === null ? '' : ` ${cycle}`}`,
    ...(dcKw === null ? [] : [`DC ${formatNumber(dcKw, language, 1)} kW`]),
  ];
  return (
    <AppLink
      href={newVehiclesPath(model.kind, model.brand.slug, model.slug)}
      className={classNames(layouts.raisedCard, patterns.lit, styles.card)}
    >
      <span className={styles.picture}>
        <ElectricDrawing model={model} sizes="104px" isEager />
      </span>
      <span className={layouts.fillGrid}>
        {price === null ? null : (
          <strong className={texts.priceFigures}>{formatPrice(price, language)}</strong>
        )}
        <span className={texts.lead}>{label}</span>
        <span className={texts.noteFigures}>{facts.join(' · ')}</span>
      </span>
      <Icon of={ChevronRight} className={patterns.pale} />
    </AppLink>
  );
}
