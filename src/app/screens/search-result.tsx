import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { ModelRail } from '#app/features/choices/model-rail.tsx';
import compareStyles from '#app/features/compare/list-compare.module.css';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { BrandTiles } from '#app/features/search/brand-tiles.tsx';
import {
  type ListQuery,
  listQueryText,
  nearestQueryOf,
  sortNameOf,
  sortOrderOf,
} from '#app/features/search/list-query.ts';
import { NearestCars } from '#app/features/search/nearest-cars.tsx';
import { NoResults } from '#app/features/search/no-results.tsx';
import { shortName } from '#app/features/search/short-name.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ResultLinks } from '#app/features/suggest/result-links.tsx';
import { SearchField } from '#app/features/suggest/search-field.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { cardButtons } from '#app/screens/sections/card-buttons.tsx';
import { ListCompare } from '#app/screens/sections/list-compare.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Section } from '#app/ui/section.tsx';
import texts from '#app/ui/texts.module.css';
import type { ListingCard } from '#contract/listing/listing.ts';
import { searchResultPath, usedCarsPath } from '#contract/paths.ts';
import { defaultSort } from '#contract/search/sort-order.ts';
import styles from './search-result.module.css';

const queriesOf = (q: string) =>
  ({
    suggest: { searchString: q, pages: '1' },
    filters: { q },
    listings: { q, pageSize: '8' },
  }) as const;
const popularModels = { pageSize: '12' };

function SearchResultScreen({ location: { query } }: { location: PageLocation }) {
  return query.q === undefined ? <EmptySearch /> : <Results words={query.q} />;
}

/** The page without search words. */
function EmptySearch() {
  const { t } = useLingui();
  const { data: models } = useApi('topModel', popularModels);
  const { data: home } = useApi('home', {});
  return (
    <>
      <Head
        title={t`Search`}
        description={t`Search used cars by brand, model, variant or city, and new vehicles.`}
        canonicalPath={searchResultPath}
        isIndexed={false}
      />
      <div className={styles.top}>
        <h1 className={texts.pageTitle}>
          <Trans>What are you looking for?</Trans>
        </h1>
        <SearchField look="hero" />
      </div>
      {models ? (
        <Section title={t`Popular models`}>
          <ModelRail models={models} />
        </Section>
      ) : null}
      {home ? (
        <Section title={t`Popular brands`}>
          <BrandTiles tiles={home.brands} />
        </Section>
      ) : null}
    </>
  );
}

const gridOf = (cards: readonly ListingCard[]) => <ListingGrid cards={cards} buttons={cardButtons} />;

function Results({ words }: { readonly words: string }) {
  const { t } = useLingui();
  const queries = queriesOf(words);
  const { data: suggestions } = useApi('suggest', queries.suggest);
  const { data: filters } = useApi('filters', queries.filters);
  const { data: listings } = useApi('listings', queries.listings);
  if (!filters || !listings) return null;
  const { correctedWords, unusedWords, understood, checkedFilters } = filters;
  const { totalCount: count } = listings._meta;
  const list: ListQuery = {
    words: understood?.words ?? words,
    order: sortOrderOf(understood?.sort, understood?.order),
  };
  const query = listQueryText(list);
  const allPath = filters.url + query;
  return (
    <>
      <Head
        title={t`Results for “${words}”`}
        description={filters.description}
        canonicalPath={searchResultPath}
        isIndexed={false}
      />
      <div className={styles.top}>
        {/* The header of a wide screen has a field of its own. */}
        <div className={patterns.belowWide}>
          <SearchField look="hero" text={words} />
        </div>
        <h1 className={texts.pageTitle}>
          <Trans>Results for “{words}”</Trans>
        </h1>
        <div className={compareStyles.place}>
          <WhenIdle>
            <ListCompare cars={listings.items} />
          </WhenIdle>
        </div>
        {correctedWords === null ? null : (
          <p className={texts.quiet}>
            <Trans>
              Showing results for <strong>{correctedWords}</strong>
            </Trans>
          </p>
        )}
        {unusedWords ? (
          <p className={texts.quiet}>
            <Trans>Not searched: {unusedWords}</Trans>
          </p>
        ) : null}
        {understood ? (
          <ChipRow label={t`Chosen filters`}>
            {checkedFilters.map((value) => (
              <ChipLink key={value.slug} look="selected" href={value.removeUrl + query}>
                {shortName(value)}
              </ChipLink>
            ))}
            {list.order === defaultSort ? null : (
              <ChipLink look="selected" href={filters.url + listQueryText({ ...list, order: defaultSort })}>
                {sortNameOf(filters.sortOptions, list)}
              </ChipLink>
            )}
          </ChipRow>
        ) : null}
      </div>
      <Section title={understood ? filters.title : t`Used cars`} {...(count > 0 ? { href: allPath } : {})}>
        {count === 0 ? null : (
          <>
            <ListingGrid cards={listings.items} eager={1} buttons={cardButtons} />
            <div className={styles.more}>
              <ButtonLink href={allPath} variant="secondary">
                <Plural value={count} one="See # car" other="See # cars" />
              </ButtonLink>
            </div>
          </>
        )}
        {count === 0 && !understood ? <NothingFound words={words} /> : null}
        {count === 0 && !understood && filters.nearest ? (
          <NearestCars nearest={filters.nearest} shown={[]} renderCards={gridOf} />
        ) : (
          <NoResults filters={filters} list={list} shown={listings.items} renderCards={gridOf} />
        )}
      </Section>
      <div className={styles.top}>
        <ResultLinks suggestions={suggestions ?? []} />
      </div>
    </>
  );
}

/** Shown if no car matches all of the words. */
function NothingFound({ words }: { readonly words: string }) {
  return (
    <div className={styles.nothing}>
      <p>
        <Trans>No car matches “{words}”. Check the spelling, or use fewer words.</Trans>
      </p>
      <div>
        <ButtonLink href={usedCarsPath()} variant="secondary">
          <Trans>See all used cars</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

export const page: Page = {
  async load(api, { query: { q } }) {
    if (q === undefined) {
      await Promise.all([api.get('topModel', popularModels), api.get('home', {})]);
      return undefined;
    }
    const queries = queriesOf(q);
    const [{ nearest }, , suggestions] = await Promise.all([
      api.get('filters', queries.filters),
      api.get('listings', queries.listings),
      // Suggestions are optional.
      api.get('suggest', queries.suggest).catch(() => undefined),
    ]);
    const alone = suggestions?.find(({ isAlone }) => isAlone);
    if (alone) return { redirect: alone.value };
    if (import.meta.env.SSR && nearest) await api.get('listings', nearestQueryOf(nearest));
    return { frame: { searchText: q } };
  },
  Screen: SearchResultScreen,
};
