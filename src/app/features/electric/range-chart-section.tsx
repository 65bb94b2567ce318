import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
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
import { chartSize, namesOf, nearestDot, rangeChart } from './range-chart.ts';

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
const looks = { NEDC: styles.nedc, WLTP: styles.wltp } as const;
const lookOf = ({ cycle }: ElectricVariant) =>
  cycle === 'NEDC' || cycle === 'WLTP' ? looks[cycle] : styles.other;

/**
 * Range against price, and below it the variant that was tapped. The chart is hidden from assistive technology: the
 * field below chooses the same, and the list has the same figures.
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
  function tap({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = chartSize.width / width;
    const dot = nearestDot(dots, (clientX - left) * scale, (clientY - top) * scale);
    if (dot) onChoose(dot.variant.id);
  }
  return (
    <ContentSection heading={<Trans>Range on a charge by price</Trans>}>
      <p className={texts.note}>
        <Trans>Kilometres (upright) and million rupiah (across).</Trans>{' '}
        <span className={patterns.scripted}>
          <Trans>Tap a dot.</Trans>
        </span>
      </p>
      <div className={styles.beside}>
        <div>
          <svg
            viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
            className={styles.chart}
            aria-hidden="true"
            onClick={tap}
          >
            {ranges.map(({ at, value }) => (
              <g key={value}>
                <line x1="32" x2={chartSize.width} y1={at} y2={at} className={styles.grid} />
                <text x="0" y={at + 4} className={styles.tick}>
                  {value}
                </text>
              </g>
            ))}
            {prices.map(({ at, value }) => (
              <text
                key={value}
                x={at}
                y={chartSize.height - 6}
                className={classNames(styles.tick, styles.middle)}
              >
                {formatNumber(value, language)}
              </text>
            ))}
            {dots.map(({ variant, x, y }) => (
              <circle key={variant.id} cx={x} cy={y} r="4.5" className={lookOf(variant)} />
            ))}
            {ring ? <circle cx={ring.x} cy={ring.y} r="8" className={styles.ring} /> : null}
            {names.map(({ id, text, x, y }) => (
              <text
                key={id}
                x={x}
                y={y}
                className={classNames(styles.name, styles.middle, id === chosen.id && styles.chosenName)}
              >
                {text}
              </text>
            ))}
          </svg>
          <ul className={classNames(layouts.wrap10, texts.note)}>
            {cycles.has('NEDC') ? (
              <Key look={styles.nedc}>
                <Trans>NEDC test</Trans>
              </Key>
            ) : null}
            {cycles.has('WLTP') ? (
              <Key look={styles.wltp}>
                <Trans>WLTP test</Trans>
              </Key>
            ) : null}
            {cycles.has('CLTC') || cycles.has(null) ? (
              <Key look={styles.other}>
                <Trans>CLTC or not stated</Trans>
              </Key>
            ) : null}
          </ul>
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

function Key({ look, children }: { readonly look: string | undefined; readonly children: ReactNode }) {
  return (
    <li className={layouts.row6}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle cx="6" cy="6" r="4.5" className={look} />
      </svg>
      {children}
    </li>
  );
}

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
