import type { StagedFilters } from '#app/parts/browse/features/search/use-staged-filters.ts';
import { Chip } from '#app/ui/chip.tsx';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import type { FilterValue } from '#contract/search/filter.ts';
import styles from './option-chips.module.css';
import { useFirstOptions } from './use-first-options.tsx';

type Props = {
  readonly items: readonly FilterItem[];
  readonly staged: StagedFilters;
  /** In place of plain toggling. */
  onToggle?: ((value: FilterValue) => void) | undefined;
  /** Where all of them are elsewhere: no button for the rest. */
  readonly isShort?: boolean;
  /** All of them from the start. */
  readonly showsAll?: boolean;
};

/** A group's values as chips with their counts. */
export function OptionChips({
  items,
  staged,
  onToggle = staged.toggle,
  isShort = false,
  showsAll = false,
}: Props) {
  const { shown, more } = useFirstOptions(items, staged);
  const listed = showsAll ? items : shown;
  return (
    <>
      <div className={styles.chips}>
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
