import { useLingui } from '@lingui/react/macro';
import { toggleYear, withOnly, withYears } from '#app/features/search/choices.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import type { FilterGroup } from '#contract/search/filter.schema.ts';
import { yearRangeOfSlug } from '#contract/search/filter-range.ts';
import { GroupFrame } from './group-frame.tsx';
import { OptionChips } from './option-chips.tsx';
import styles from './year-choice.module.css';

type Props = { readonly group: FilterGroup; readonly staged: StagedFilters };

/** Years as a range or individually. */
export function YearChoice({ group, staged }: Props) {
  const { t } = useLingui();
  const chosen = staged.selection.filter(({ type }) => type === 'year');
  const range = chosen.length === 1 ? yearRangeOfSlug(chosen[0]?.slug ?? '') : undefined;
  const single = group.filters.filter(({ slug }) => {
    const years = yearRangeOfSlug(slug);
    return years?.min === years?.max;
  });
  const years = [
    ...new Set([
      ...single.flatMap(({ slug }) => yearRangeOfSlug(slug)?.min ?? []),
      ...(range ? [range.min, range.max] : []),
    ]),
  ].sort((a, b) => b - a);
  const newest = years[0];
  const oldest = years.at(-1);
  if (newest === undefined || oldest === undefined) return null;

  function choose(from: number | undefined, to: number | undefined): void {
    staged.change((before) =>
      from === undefined && to === undefined
        ? withOnly(before, 'year', undefined)
        : withYears(before, from ?? oldest ?? 0, to ?? newest ?? 0),
    );
  }

  const options = (
    <>
      <option value="">{t`Any year`}</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </>
  );
  const yearOf = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <GroupFrame name={group.name}>
      <div className={styles.fields}>
        <SelectField
          label={t`From`}
          value={range?.min ?? ''}
          onChange={(event) => choose(yearOf(event.target.value), range?.max)}
        >
          {options}
        </SelectField>
        <SelectField
          label={t`To`}
          value={range?.max ?? ''}
          onChange={(event) => choose(range?.min, yearOf(event.target.value))}
        >
          {options}
        </SelectField>
      </div>
      {/* Single years are selected by setting both ends; several of them, from an address, can be removed. */}
      <OptionChips
        items={chosen.length > 1 ? single.filter(({ slug }) => staged.has(slug)) : []}
        staged={staged}
        onToggle={(value) => staged.change((before) => toggleYear(before, value))}
      />
    </GroupFrame>
  );
}
