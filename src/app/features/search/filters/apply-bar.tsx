import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { relaxedTo } from '#app/features/search/choices.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { mostSelected } from '#contract/search/filter.ts';
import styles from './apply-bar.module.css';

/** Maximum number of relaxations shown for an empty list; the list itself offers more. */
const mostRelaxations = 3;

type Props = {
  readonly staged: StagedFilters;
  onApply(): void;
  /** Clears the part of the selection that this view edits. */
  readonly onClear?: (() => void) | undefined;
};

/** The button that applies the selection, with its number of cars. */
export function ApplyBar({ staged, onApply, onClear }: Props) {
  const { count, isCounting, isFull } = staged;
  const isEmpty = count === 0 && !isCounting;
  return (
    <>
      {isEmpty ? <Relaxations staged={staged} /> : null}
      {count === undefined && !isCounting ? (
        <p role="status" className={texts.quiet}>
          <Trans>The network does not answer, so these cars are not counted yet.</Trans>
        </p>
      ) : null}
      {isFull ? (
        <p role="status" className={texts.quiet}>
          <Trans>At most {mostSelected} choices in one list. Remove one to choose another.</Trans>
        </p>
      ) : null}
      <div className={layouts.row12}>
        {onClear ? (
          <Button variant="text" onClick={onClear}>
            <Trans>Clear choice</Trans>
          </Button>
        ) : null}
        <Button
          className={classNames(patterns.grows, styles.apply)}
          disabled={isEmpty}
          aria-busy={isCounting}
          onClick={onApply}
        >
          <span>
            {isEmpty ? (
              <Trans>No cars</Trans>
            ) : count === undefined || count === 0 ? (
              <Trans>Show cars</Trans>
            ) : (
              <Plural value={count} one="Show # car" other="Show # cars" />
            )}
          </span>
        </Button>
      </div>
      <output className="visually-hidden">
        {isCounting || count === undefined ? null : <Plural value={count} one="# car" other="# cars" />}
      </output>
    </>
  );
}

function Relaxations({ staged }: { staged: StagedFilters }) {
  const { t } = useLingui();
  // Words are removed in the list, where they are visible.
  const offers = staged.answer.relaxations.filter(({ words }) => !words).slice(0, mostRelaxations);
  if (offers.length === 0) return null;
  return (
    <div className={styles.relax}>
      <p className={texts.quiet}>
        <Trans>No car has all of this. Remove one:</Trans>
      </p>
      <div className={styles.relaxations}>
        {offers.map(({ name, url, count }) => (
          <Chip key={url} count={count} onClick={() => staged.change((before) => relaxedTo(before, url))}>
            {t`Without ${name}`}
          </Chip>
        ))}
      </div>
    </div>
  );
}
