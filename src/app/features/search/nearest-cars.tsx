import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { defaultSort } from '#contract/search/sort-order.ts';
import { listQueryText, nearestQueryOf } from './list-query.ts';
import styles from './no-results.module.css';

type Props = {
  readonly nearest: NonNullable<FilterAnswer['nearest']>;
  /** Cars that the page has already. */
  readonly shown: readonly ListingCard[];
  renderCards(cards: readonly ListingCard[]): ReactNode;
};

/** The cars nearest to a list of few, and what was loosened to find them. */
export function NearestCars({ nearest, shown, renderCards }: Props) {
  const { t } = useLingui();
  const { data } = useApi('listings', nearestQueryOf(nearest));
  const cards = data?.items.filter(({ id }) => !shown.some((card) => card.id === id)) ?? [];
  if (cards.length === 0) return null;
  const { loosened, unknown, search, words } = nearest;
  const path = usedCarsPath() + (search && `/${search}`);
  // Nothing is close to a word that nobody knows.
  const title = search + words + loosened === '' ? t`Popular used cars` : t`Close to what you asked for`;
  return (
    <div className={styles.nearest}>
      <Section title={title} href={path + listQueryText({ words, order: defaultSort })}>
        {unknown === undefined ? null : (
          <p className={styles.loosened}>
            <Trans>We do not know “{unknown}”, so we left it out.</Trans>
          </p>
        )}
        {loosened === '' ? null : (
          <p className={styles.loosened}>
            <Trans>Loosened: {loosened}</Trans>
          </p>
        )}
        {renderCards(cards)}
      </Section>
    </div>
  );
}
