import { Plural, Trans } from '@lingui/react/macro';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { type ListQuery, listQueryText } from './list-query.ts';
import { NearestCars } from './nearest-cars.tsx';
import styles from './no-results.module.css';

type Props = {
  readonly filters: FilterAnswer;
  readonly list: ListQuery;
  /** The cars of the list. */
  readonly shown: readonly ListingCard[];
  renderCards(cards: readonly ListingCard[]): ReactNode;
};

/** What follows a list of no car or few: values that can be removed, and the nearest cars. */
export function NoResults({ filters, list, ...cards }: Props) {
  return (
    <>
      {filters.count === 0 ? <Removable filters={filters} list={list} /> : null}
      {filters.nearest ? <NearestCars nearest={filters.nearest} {...cards} /> : null}
    </>
  );
}

/** Selected values that can be removed, each with the resulting number of cars. */
function Removable({ filters, list }: Pick<Props, 'filters' | 'list'>) {
  const { relaxations } = filters;
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>
        <Trans>No car matches all of this yet</Trans>
      </h2>
      {relaxations.length > 0 ? (
        <>
          <p>
            <Trans>Remove one of your choices to see more.</Trans>
          </p>
          <ul className={styles.choices}>
            {relaxations.map(({ name, url, count, words }) => (
              <li key={`${url} ${words}`}>
                <AppLink
                  href={url + listQueryText(words ? { ...list, words: '' } : list)}
                  className={styles.choice}
                >
                  <Icon of={X} size={18} />
                  <span>
                    <Trans>
                      Without {name}: <Plural value={count} one="# car" other="# cars" />
                    </Trans>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ButtonLink href={usedCarsPath()} variant="secondary">
        <Trans>See all used cars</Trans>
      </ButtonLink>
    </div>
  );
}
