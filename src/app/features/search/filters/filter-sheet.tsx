import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useApplyFilters } from '#app/features/search/apply-filters.ts';
import { savedFilter } from '#app/features/search/saved-filter.ts';
import { type StagedFilters, useStagedFilters } from '#app/features/search/use-staged-filters.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { type Selection, searchOf } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { ApplyBar } from './apply-bar.tsx';
import { FilterChoices } from './choices/filter-choices.tsx';
import type { FilterView } from './choices/filter-view.ts';
import { titleOfView, useFilterViews } from './use-filter-views.ts';

export type FilterSheetProps = {
  readonly filters: FilterAnswer;
  readonly words: string;
  /** The address's words and sort order, preserved when the selection is applied. */
  readonly query: string;
  /** The initial view: all groups, or only brands or places. */
  readonly first: FilterView;
  readonly isOpen: boolean;
  onClose(): void;
};

/** Filters in a sheet. A selection is counted immediately and applied with a button. */
export function FilterSheet({ filters, words, query, first, isOpen, onClose }: FilterSheetProps) {
  const { t } = useLingui();
  const staged = useStagedFilters(filters, words, isOpen);
  const { view, open, back } = useFilterViews(first);
  const revert = useRevert(staged, filters.checkedFilters, words);
  const apply = useApplyFilters(filters, query, { replace: true });
  const body = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<FilterView, number>());

  const scroller = () => body.current?.parentElement;
  // Each view has its own scroll position, restored on going back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what this is about
  useLayoutEffect(() => {
    scroller()?.scrollTo(0, places.current.get(view) ?? 0);
  }, [view]);

  function openView(next: FilterView): void {
    places.current.set(view, scroller()?.scrollTop ?? 0);
    open(next);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      onBack={back}
      title={titleOfView(view, staged.answer) ?? t`Filter`}
      height={first.kind !== 'groups' ? 'full' : first.groups.length > 1 ? 'snap' : 'content'}
      action={
        <>
          {revert ? (
            <IconButton
              label={t`Back to the last selection`}
              icon={<Icon of={RotateCcw} />}
              onClick={revert}
            />
          ) : null}
          {staged.selection.length > 0 ? (
            <Button variant="text" onClick={() => staged.change(() => [])}>
              <Trans>Clear all</Trans>
            </Button>
          ) : null}
        </>
      }
      footer={
        <ApplyBar
          staged={staged}
          onApply={() => {
            apply(staged);
            onClose();
          }}
        />
      }
    >
      <div ref={body}>
        <FilterChoices view={view} staged={staged} onOpen={openView} />
      </div>
    </Sheet>
  );
}

/**
 * Reverts to the last applied selection, or to none (docs/product.md#filters). Undefined if that equals the
 * current selection, or nothing was changed.
 */
function useRevert(staged: StagedFilters, applied: Selection, words: string): (() => void) | undefined {
  const [saved] = useState(savedFilter);
  const [isReverting, setIsReverting] = useState(false);
  // The cookie only contains slugs; the response with their counts provides the types.
  const { data } = useApi(
    'allFilters',
    isReverting && saved !== '' ? { search: saved, q: words } : undefined,
  );
  if (isReverting && (saved === '' || data)) {
    setIsReverting(false);
    staged.change(() => data?.checkedFilters ?? []);
  }
  const search = searchOf(staged.selection);
  const isThere = saved === '' ? search === searchOf(applied) : search === saved;
  return isThere ? undefined : () => setIsReverting(true);
}
