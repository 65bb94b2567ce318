import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { withOnly } from '#app/features/search/choices.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Histogram } from '#app/ui/form/histogram.tsx';
import { RangeSlider } from '#app/ui/form/range-slider.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { FilterGroup } from '#contract/search/filter.schema.ts';
import {
  instalmentBandLimits,
  instalmentBands,
  instalmentRangeOfSlug,
  instalmentSlug,
  type NumberRange,
  priceRangeOfSlug,
  priceSlug,
  priceStops,
} from '#contract/search/filter-range.ts';
import { GroupFrame } from './group-frame.tsx';
import { PriceField } from './price-field.tsx';
import styles from './range-choice.module.css';
import { scaleOf } from './range-scale.ts';

const anyAmount: NumberRange = { min: null, max: null };
/** Number of stops skipped by Page Up and Page Down. */
const largeStep = 4;

const isSame = (one: NumberRange, other: NumberRange) => one.min === other.min && one.max === other.max;

/** From the lowest to the highest end: an address may select several ranges. */
function hullOf(ranges: readonly NumberRange[]): NumberRange {
  if (ranges.length === 0) return anyAmount;
  const lowest = Math.min(...ranges.map(({ min }) => min ?? 0));
  const highest = Math.max(...ranges.map(({ max }) => max ?? Number.POSITIVE_INFINITY));
  return { min: lowest === 0 ? null : lowest, max: Number.isFinite(highest) ? highest : null };
}

const priceScale = scaleOf(priceStops);
/** Above the last limit there is no other stop than the open end. */
const instalmentScale = scaleOf([0, ...instalmentBandLimits, 2 * (instalmentBandLimits.at(-1) ?? 0)]);

type Props = { readonly group: FilterGroup; readonly staged: StagedFilters };

export function PriceChoice({ group, staged }: Props) {
  const { t } = useLingui();
  return (
    <RangeChoice
      {...{ group, staged }}
      type="price"
      scale={priceScale}
      ranges={{ slugOf: priceSlug, ofSlug: priceRangeOfSlug }}
      bands={staged.answer.priceRange.range}
      labels={[t`Lowest price`, t`Highest price`]}
      any={t`Any price`}
      example={150e6}
    />
  );
}

/** What a car costs a month, with the assumption behind it. */
export function InstalmentChoice({ group, staged }: Props) {
  const { t } = useLingui();
  const counts = new Map(group.filters.map(({ slug, count }) => [slug, count]));
  return (
    <RangeChoice
      {...{ group, staged }}
      type="instalment"
      scale={instalmentScale}
      ranges={{ slugOf: instalmentSlug, ofSlug: instalmentRangeOfSlug }}
      bands={instalmentBands.map((band) => ({
        min: band.min ?? 0,
        max: band.max ?? Number.POSITIVE_INFINITY,
        count: counts.get(instalmentSlug(band)) ?? 0,
      }))}
      labels={[t`Lowest instalment`, t`Highest instalment`]}
      any={t`Any instalment`}
      example={4e6}
    >
      <p className={classNames(texts.caption, styles.terms)}>
        <Trans>
          With the down payment and months that lenders usually give for the car’s age: each car says its own.
        </Trans>
      </p>
    </RangeChoice>
  );
}

type RangeProps = Props & {
  readonly type: 'price' | 'instalment';
  readonly scale: ReturnType<typeof scaleOf>;
  readonly ranges: {
    slugOf(range: NumberRange): string;
    ofSlug(slug: string): NumberRange | undefined;
  };
  /** Numbers of cars, for the bars. */
  readonly bands: readonly { readonly min: number; readonly max: number; readonly count: number }[];
  readonly labels: readonly [lowest: string, highest: string];
  /** Shown for an open end. */
  readonly any: string;
  /** Named where a text is no amount, in rupiah. */
  readonly example: number;
  readonly children?: ReactNode;
};

/** A range of rupiah: a slider with two thumbs over a histogram, and text inputs. */
function RangeChoice({
  group,
  staged,
  type,
  scale,
  ranges,
  bands,
  labels,
  any: anyName,
  example,
  children,
}: RangeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const staying = hullOf(
    staged.selection.flatMap((value) => (value.type === type ? (ranges.ofSlug(value.slug) ?? []) : [])),
  );
  /** The range while a thumb moves: displayed, but counted only when it stops. */
  const [moving, setMoving] = useState<NumberRange>();
  /** The same for the end of a move, which a key press reports before the move is rendered. */
  const moved = useRef<NumberRange>(staying);
  const range = moving ?? staying;
  const [low, high] = scale.placesOf(range);

  function move(next: NumberRange): void {
    moved.current = next;
    setMoving(next);
  }

  function choose(next: NumberRange): void {
    setMoving(undefined);
    const slug = isSame(next, anyAmount) ? undefined : ranges.slugOf(next);
    staged.change((before) => withOnly(before, type, slug));
  }

  const isAfterMin = (max: number | null) => max === null || range.min === null || max > range.min;
  const isBeforeMax = (min: number | null) => min === null || range.max === null || min < range.max;

  return (
    <GroupFrame
      name={group.name}
      aside={group.range ? `${group.range.min.title} – ${group.range.max.title}` : undefined}
    >
      <Histogram
        bars={bands.map(({ min, max, count }) => ({
          key: min,
          count,
          isIn: (range.min ?? 0) < max && (range.max ?? max) > min,
        }))}
      />
      <div className={styles.slider}>
        <RangeSlider
          labels={labels}
          values={[low, high]}
          max={scale.last}
          largeStep={largeStep}
          nameOf={(place, isHigh) =>
            (isHigh ? place >= scale.last : place <= 0)
              ? anyName
              : formatPrice((isHigh ? range.max : range.min) ?? scale.amountAt(place), language)
          }
          onMove={([nextLow, nextHigh], end) =>
            move(scale.movedTo(range, end === 'low' ? nextLow : nextHigh, end))
          }
          onSettle={() => choose(moved.current)}
        />
      </div>
      <div className={styles.fields}>
        <PriceField
          label={t`From`}
          value={range.min}
          placeholder={anyName}
          example={example}
          complaintOf={(min) => (isBeforeMax(min) ? undefined : t`Must be below the upper limit`)}
          onChange={(min) => choose({ ...range, min })}
        />
        <PriceField
          label={t`To`}
          value={range.max}
          placeholder={anyName}
          example={example}
          complaintOf={(max) => (isAfterMin(max) ? undefined : t`Must be above the lower limit`)}
          onChange={(max) => choose({ ...range, max })}
        />
      </div>
      {children}
    </GroupFrame>
  );
}
