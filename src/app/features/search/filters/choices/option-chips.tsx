import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import type { FilterValue } from '#contract/search/filter.ts';
import styles from './option-chips.module.css';
import { useFirstOptions } from './use-first-options.tsx';

type Props = {
  readonly items: readonly FilterItem[];
  readonly staged: StagedFilters;
  /** Replaces the default toggling. */
  onToggle?: ((value: FilterValue) => void) | undefined;
  /** Omits the button for the remaining values, because they are shown elsewhere. */
  readonly isShort?: boolean;
  /** Shows all values from the start. */
  readonly showsAll?: boolean;
  /** Two columns, for long and similar names. */
  readonly inColumns?: boolean;
};

/** A group's values as chips with counts. */
export function OptionChips({
  items,
  staged,
  onToggle = staged.toggle,
  isShort = false,
  showsAll = false,
  inColumns = false,
}: Props) {
  const { shown, more } = useFirstOptions(items, staged);
  const listed = showsAll ? items : shown;
  return (
    <>
      <div className={classNames(styles.chips, inColumns && styles.columns)}>
        {listed.map((item) => {
          const isPressed = staged.has(item.slug);
          return (
            <Chip
              key={item.slug}
              className={styles.chip}
              data-none={item.count === 0 && !isPressed}
              count={item.count}
              aria-pressed={isPressed}
              onClick={() => onToggle(item)}
            >
              {item.name}
            </Chip>
          );
        })}
      </div>
      {isShort || showsAll ? null : more}
    </>
  );
}
