import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { withOnly } from '#app/features/search/choices.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Histogram } from '#app/ui/form/histogram.tsx';
import { RangeSlider } from '#app/ui/form/range-slider.tsx';
import { formatPrice } from '#contract/money.ts';
import type { FilterGroup } from '#contract/search/filter.schema.ts';
import { type NumberRange, priceRangeOfSlug, priceSlug } from '#contract/search/filter-range.ts';
import { GroupFrame } from './group-frame.tsx';
import styles from './price-choice.module.css';
import { PriceField } from './price-field.tsx';
import { lastStop, movedTo, placesOf, priceAt } from './price-scale.ts';

const anyPrice: NumberRange = { min: null, max: null };
/** Number of stops skipped by Page Up and Page Down. */
const largeStep = 4;

const isSame = (one: NumberRange, other: NumberRange) => one.min === other.min && one.max === other.max;

/** A price range: a slider with two thumbs over a histogram, and text inputs. */
export function PriceChoice({ group, staged }: { group: FilterGroup; staged: StagedFilters }) {
  const { t } = useLingui();
  const language = useLanguage();
  const chosen = staged.selection.find(({ type }) => type === 'price');
  const staying = (chosen && priceRangeOfSlug(chosen.slug)) ?? anyPrice;
  /** The range while a thumb moves: displayed, but counted only when it stops. */
  const [moving, setMoving] = useState<NumberRange>();
  /** The same for the end of a move, which a key press reports before the move is rendered. */
  const moved = useRef<NumberRange>(staying);
  const range = moving ?? staying;
  const [low, high] = placesOf(range);

  function move(next: NumberRange): void {
    moved.current = next;
    setMoving(next);
  }

  function choose(next: NumberRange): void {
    setMoving(undefined);
    const slug = isSame(next, anyPrice) ? undefined : priceSlug(next);
    staged.change((before) => withOnly(before, 'price', slug));
  }

  const isAfterMin = (max: number | null) => max === null || range.min === null || max > range.min;
  const isBeforeMax = (min: number | null) => min === null || range.max === null || min < range.max;

  return (
    <GroupFrame
      name={group.name}
      aside={group.range ? `${group.range.min.title} – ${group.range.max.title}` : undefined}
    >
      <Histogram
        bars={staged.answer.priceRange.range.map(({ min, max, count }) => ({
          key: min,
          count,
          isIn: (range.min ?? 0) < max && (range.max ?? max) > min,
        }))}
      />
      <div className={styles.slider}>
        <RangeSlider
          labels={[t`Lowest price`, t`Highest price`]}
          values={[low, high]}
          max={lastStop}
          largeStep={largeStep}
          nameOf={(place, isHigh) =>
            isHigh
              ? place >= lastStop
                ? t`No highest price`
                : formatPrice(range.max ?? priceAt(place), language)
              : place <= 0
                ? t`No lowest price`
                : formatPrice(range.min ?? priceAt(place), language)
          }
          onMove={([nextLow, nextHigh], end) => move(movedTo(range, end === 'low' ? nextLow : nextHigh, end))}
          onSettle={() => choose(moved.current)}
        />
      </div>
      <div className={styles.fields}>
        <PriceField
          label={t`From`}
          value={range.min}
          placeholder={t`Any price`}
          complaintOf={(min) => (isBeforeMax(min) ? undefined : t`Must be below the other price`)}
          onChange={(min) => choose({ ...range, min })}
        />
        <PriceField
          label={t`To`}
          value={range.max}
          placeholder={t`Any price`}
          complaintOf={(max) => (isAfterMin(max) ? undefined : t`Must be above the other price`)}
          onChange={(max) => choose({ ...range, max })}
        />
      </div>
    </GroupFrame>
  );
}
