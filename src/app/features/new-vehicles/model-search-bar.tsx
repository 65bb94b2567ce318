import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import type { ModelFilters } from '#contract/new-vehicles/model-filters.schema.ts';
import styles from './model-search-bar.module.css';
import { type PlaceQuery, useStagedModels } from './staged-models.ts';

type Props = { readonly filters: ModelFilters; readonly place: PlaceQuery };

/** Filters of a wide screen in one bar: a choice each, and a button with the number of models. */
export function ModelSearchBar({ filters, place }: Props) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [isTouched, setIsTouched] = useState(false);
  const staged = useStagedModels(filters, place, isTouched);
  const count = isTouched ? staged.count : filters.count;
  return (
    <form
      className={classNames(patterns.scripted, styles.bar)}
      aria-label={t`Find a model`}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(staged.url);
      }}
    >
      {staged.filters.groups.map((group) => (
        <label key={group.slug} className={styles.field}>
          <span className={styles.label}>{group.name}</span>
          <select
            className={styles.select}
            value={group.filters.find(({ slug }) => staged.has(slug))?.slug ?? ''}
            onChange={(event) => {
              setIsTouched(true);
              staged.choose(group.slug, event.currentTarget.value);
            }}
          >
            <option value="">{t`All`}</option>
            {group.filters.map(({ slug, name, count: models }) => (
              <option key={slug} value={slug}>
                {name} ({models})
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" disabled={count === 0} aria-busy={count === undefined}>
        {count === 0 ? (
          <Trans>No models</Trans>
        ) : count === undefined ? (
          <Trans>Show models</Trans>
        ) : (
          <Plural value={count} one="Show # model" other="Show # models" />
        )}
      </Button>
    </form>
  );
}
