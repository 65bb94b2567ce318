import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp } from 'lucide';
import { type ReactNode, Suspense, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { formatNumber } from '#contract/money.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import styles from './list-head.module.css';
import { type ListQuery, sortNameOf } from './list-query.ts';

const SortSheet = lazyPart(
  'browse',
  async () => (await import('#app/features/search/filters/sort-sheet.tsx')).SortSheet,
);

type Props = {
  readonly filters: FilterAnswer;
  readonly list: ListQuery;
  /** The path of the list, without query. */
  readonly path: string;
  /** Buttons that save the search and compare its cars. */
  readonly actions: ReactNode;
};

/** Title, number of cars and sort order of a list. */
export function ListHead({ filters, list, path, actions }: Props) {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<'open' | 'closed'>();
  const { title, count, newToday, correctedWords, unusedWords, sortOptions } = filters;
  const cars = formatNumber(count, useLanguage());
  const newCars = formatNumber(newToday, useLanguage());
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.count}>{count === 1 ? <Trans>1 car</Trans> : <Trans>{cars} cars</Trans>}</p>
      {newToday > 0 ? (
        <p className={styles.new}>
          <Trans>{newCars} new today</Trans>
        </p>
      ) : null}
      {count > 0 ? (
        <Button
          variant="text"
          size="dense"
          className={styles.sort}
          icon={<Icon of={ArrowDownUp} size={18} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('open')}
          onPointerEnter={SortSheet.preload}
        >
          <span className="visually-hidden">{t`Sort`}: </span>
          {sortNameOf(sortOptions, list)}
        </Button>
      ) : null}
      <div className={styles.actions}>{actions}</div>
      {correctedWords === null ? null : (
        <p className={styles.corrected}>
          <Trans>
            Showing results for <strong>{correctedWords}</strong>
          </Trans>
        </p>
      )}
      {unusedWords ? (
        <p className={styles.corrected}>
          <Trans>Not searched: {unusedWords}</Trans>
        </p>
      ) : null}
      {sheet ? (
        <Suspense fallback={null}>
          <SortSheet
            options={sortOptions}
            list={list}
            path={path}
            isOpen={sheet === 'open'}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
