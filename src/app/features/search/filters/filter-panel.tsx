import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { useApplyFilters } from '#app/features/search/apply-filters.ts';
import { typesOfGroup } from '#app/features/search/choices.ts';
import { useStagedFilters } from '#app/features/search/use-staged-filters.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import texts from '#app/ui/texts.module.css';
import type { FilterGroupType } from '#contract/search/filter.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { ApplyBar } from './apply-bar.tsx';
import { FilterChoices } from './choices/filter-choices.tsx';
import type { FilterView } from './choices/filter-view.ts';
import styles from './filter-panel.module.css';
import { titleOfView, useFilterViews } from './use-filter-views.ts';

export type FilterPanelProps = {
  readonly filters: FilterAnswer;
  readonly words: string;
  readonly query: string;
  readonly groups: readonly FilterGroupType[];
  onClose(): void;
};

function firstView(groups: readonly FilterGroupType[]): FilterView {
  const [only] = groups;
  if (groups.length > 1) return { kind: 'groups', groups };
  if (only === 'brand') return { kind: 'brands' };
  return only === 'province' ? { kind: 'places' } : { kind: 'groups', groups };
}

/** One or more filter groups below their tab on a wide screen. */
export function FilterPanel({ filters, words, query, groups, onClose }: FilterPanelProps) {
  const { t } = useLingui();
  const staged = useStagedFilters(filters, words, true);
  const { view, open, back } = useFilterViews(firstView(groups));
  const apply = useApplyFilters(filters, query, { replace: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const isDeep = back !== undefined;
  // The pressed element is gone with its view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what this is about
  useEffect(() => {
    if (isDeep) heading.current?.focus();
  }, [view]);
  const types = groups.flatMap(typesOfGroup);
  const hasChosen = staged.selection.some(({ type }) => types.includes(type));

  return (
    <div className={styles.panel}>
      {back ? (
        <div className={styles.head}>
          <IconButton label={t`Back`} icon={<Icon of={ArrowLeft} />} onClick={back} />
          <h3 ref={heading} tabIndex={-1} className={classNames(texts.title, styles.title)}>
            {titleOfView(view, staged.answer)}
          </h3>
        </div>
      ) : null}
      <div className={classNames(styles.body, groups.length > 1 && !isDeep && styles.broad)}>
        <FilterChoices view={view} staged={staged} onOpen={open} />
      </div>
      <div className={styles.foot}>
        <ApplyBar
          staged={staged}
          onClear={
            hasChosen
              ? () => staged.change((before) => before.filter(({ type }) => !types.includes(type)))
              : undefined
          }
          onApply={() => {
            onClose();
            apply(staged);
          }}
        />
      </div>
    </div>
  );
}
