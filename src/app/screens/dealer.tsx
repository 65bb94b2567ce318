import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { useApi } from '#app/data/api/use-api.tsx';
import { dealersTrail } from '#app/features/dealer-pages/dealers-trail.ts';
import { RateDeals } from '#app/features/dealer-pages/rate-deal.tsx';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { CarList } from '#app/features/search/car-list.tsx';
import { DealerFilters } from '#app/features/search/dealer-filters.tsx';
import { type ListQuery, listQueryText, sortOrderOf } from '#app/features/search/list-query.ts';
import { DealerData } from '#app/features/seo/dealer-data.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { cardButtons } from '#app/screens/sections/card-buttons.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ContentSection } from '#app/ui/content.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { dealerPath, dealersPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import type { Language } from '#contract/language.ts';
import { socialPictureUrl } from '#contract/listing/picture.ts';
import { initialFilterOptions } from '#contract/search/filter.ts';
import { defaultSort, sortParametersOf } from '#contract/search/sort-order.ts';
import styles from './dealer.module.css';
import { DealerAbout, DealerRatings } from './sections/dealer-about.tsx';
import { DealerHead } from './sections/dealer-head.tsx';

function queriesOf({ params, query }: PageLocation) {
  const dealer = params.dealer ?? '';
  const order = sortOrderOf(query.sort, query.order);
  const selection = { search: params.search, dealer };
  const list: ListQuery = { words: '', order };
  return {
    dealer,
    list,
    filters: { ...selection, options: String(initialFilterOptions) },
    listings: {
      ...selection,
      page: query.page,
      ...(order === defaultSort ? {} : sortParametersOf(order)),
    },
  };
}

const trailOf = (language: Language, slug: string, name: string) =>
  dealersTrail(language, [name, dealerPath(slug)]);

function DealerScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const { dealer: slug, list, ...queries } = queriesOf(location);
  const { data: dealer } = useApi('dealerPage', { dealer: slug });
  const { data: filters } = useApi('filters', queries.filters);
  const { data: listings } = useApi('listings', queries.listings);
  if (!dealer || !filters || !listings) return null;
  const { currentPage, pageCount, totalCount } = listings._meta;
  const { path } = location;
  return (
    <div className={styles.page}>
      <Head
        title={dealer.title}
        description={dealer.description}
        canonicalPath={path}
        pages={{ current: currentPage, count: pageCount }}
        imageUrl={dealer.newest?.coverImage ? socialPictureUrl(dealer.newest.id) : undefined}
        isIndexed={dealer.count > 0 && filters.checkedFilters.length === 0}
      />
      <DealerData
        dealer={dealer}
        cars={listings.items}
        breadcrumbs={(language) => trailOf(language, slug, dealer.name)}
      />
      <DealerHead dealer={dealer} />
      <nav className={styles.tabs} aria-label={t`On this page`}>
        <a href="#mobil">
          <Plural value={dealer.count} one="# car" other="# cars" />
        </a>
        <a href="#penilaian">
          <Trans>Ratings</Trans>
        </a>
        <a href="#tentang">
          <Trans>About</Trans>
        </a>
        <a href="#lokasi">
          <Trans>Location</Trans>
        </a>
      </nav>
      <section id="mobil" className={styles.cars} aria-label={t`Cars for sale`}>
        {dealer.count === 0 ? (
          <BlankState
            icon={CarFront}
            title={<Trans>No cars for sale at the moment</Trans>}
            actions={
              <ButtonLink href={dealersPath}>
                <Trans>Other dealers</Trans>
              </ButtonLink>
            }
          >
            <Trans>Come back later: new cars appear here at once.</Trans>
          </BlankState>
        ) : (
          <>
            <DealerFilters dealer={slug} filters={filters} list={list} path={path} />
            {totalCount === 0 ? (
              <BlankState
                icon={CarFront}
                title={<Trans>None of this dealer’s cars match</Trans>}
                actions={
                  <ButtonLink href={dealerPath(slug)}>
                    <Trans>All cars of this dealer</Trans>
                  </ButtonLink>
                }
              >
                <Trans>Remove one of the filters above.</Trans>
              </BlankState>
            ) : (
              <CarList
                key={path + listQueryText(list, currentPage)}
                first={listings}
                query={queries.listings}
                hrefOfPage={(page) => path + listQueryText(list, page)}
                renderCards={(cards) => <ListingGrid cards={cards} heading="h2" buttons={cardButtons} />}
              />
            )}
          </>
        )}
      </section>
      <ContentSection heading={t`Ratings of finished deals`} id="penilaian">
        <RateDeals dealer={slug} />
        <DealerRatings dealer={dealer} />
      </ContentSection>
      <DealerAbout dealer={dealer} />
    </div>
  );
}

export const page: Page = {
  async load(api, location) {
    const { dealer: slug, list, ...queries } = queriesOf(location);
    const [dealer, filters] = await Promise.all([
      api.get('dealerPage', { dealer: slug }),
      api.get('filters', queries.filters),
      api.get('listings', queries.listings),
    ]);
    // Each selection has one address (docs/product.md#filter-addresses).
    const url = dealerPath(slug, filters.checkedFilters);
    if (url !== location.path)
      return { redirect: url + listQueryText(list, Number(location.query.page ?? 1)) };
    return { frame: { faqs: [], breadcrumbs: trailOf(api.language, slug, dealer.name) } };
  },
  Screen: DealerScreen,
};
