import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '#app/data/api-context.tsx';
import { track } from '#app/tracking/track.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import type { FilterAnswer } from '#contract/endpoint-schemas.ts';
import { type Selection, searchOf, toggle } from '#contract/filter.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { OptionButtons } from './option-buttons.tsx';

type Props = {
  readonly filters: FilterAnswer;
  readonly words: string;
  /** Kept when the choice is applied: words and order. */
  readonly query: string;
  readonly isOpen: boolean;
  onClose(): void;
};

/** All groups of choices in a sheet. What is chosen is counted at once and applied by one button. */
export function FilterSheet({ filters, words, query, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const applied: Selection = filters.checkedFilters;
  const [staged, setStaged] = useState(applied);
  const search = searchOf(staged);
  const { data, isLoading } = useApi('allFilters', isOpen ? { search, q: words } : undefined);
  // Until the new counts are there the old ones stay: nothing jumps.
  const [shown, setShown] = useState(filters);
  if (data && data !== shown) setShown(data);
  // Known only of the very selection: without an answer nothing is promised.
  const count = data?.count ?? (isLoading ? shown.count : undefined);

  function close(): void {
    setStaged(applied);
    onClose();
  }

  function apply(): void {
    track({
      name: 'filter_applied',
      types: [...new Set(staged.map(({ type }) => type))],
      results: count ?? 0,
    });
    onClose();
    navigate(usedCarsPath(staged) + query, { replace: true });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t`Filter`}
      height="snap"
      action={
        staged.length > 0 ? (
          <Button variant="text" onClick={() => setStaged([])}>
            <Trans>Clear all</Trans>
          </Button>
        ) : undefined
      }
      footer={
        <Button isWide disabled={count === 0} aria-busy={isLoading} onClick={apply}>
          {count === undefined ? (
            <Trans>Show cars</Trans>
          ) : count === 0 ? (
            <Trans>No cars</Trans>
          ) : (
            <Plural value={count} one="Show # car" other="Show # cars" />
          )}
        </Button>
      }
    >
      {shown.filters.map((group) => (
        <OptionButtons
          key={group.slug}
          group={group}
          isChosen={(slug) => staged.some((value) => value.slug === slug)}
          onToggle={(slug) => setStaged((before) => toggle(before, { slug, type: group.slug }))}
        />
      ))}
    </Sheet>
  );
}
