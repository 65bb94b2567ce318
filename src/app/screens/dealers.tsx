import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Store } from 'lucide';
import { Suspense, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { dealersTrail } from '#app/features/dealer-pages/dealers-trail.ts';
import { CityLinks } from '#app/features/outlets/city-links.tsx';
import { CityButton } from '#app/features/places/city-button.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { Pagination } from '#app/features/search/pagination.tsx';
import { DealersData } from '#app/features/seo/dealer-data.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { accountPaths } from '#contract/account/account-pages.ts';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { DealerCard as Dealer } from '#contract/dealer-pages/dealer-page.schema.ts';
import { dealersInCity, dealersPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { formatNumber } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './dealers.module.css';
import { DealerCard } from './sections/dealer-card.tsx';

function queryOf({ query: { city, page } }: PageLocation): QueryOf<'dealers'> {
  return { ...(city && { city }), ...(page && { page }) };
}

const CarMap = lazyPart('places', async () => (await import('#app/forms/places/car-map.tsx')).CarMap);

/** Fetched when it is asked for; the links below are the same without script. */
function DealersMap({ cities }: { readonly cities: DataOf<'dealers'>['cities'] }) {
  const [isShown, setIsShown] = useState(false);
  const counts = new Map(cities.map(({ slug, count }) => [slug, count]));
  return isShown ? (
    <Suspense fallback={<Skeleton height="220px" radius="12px" />}>
      <CarMap countOf={({ slug }) => counts.get(slug) ?? 0} hrefOf={dealersInCity} />
    </Suspense>
  ) : (
    <Button
      variant="secondary"
      className={patterns.scripted}
      onPointerDown={() => void CarMap.preload()}
      onClick={() => setIsShown(true)}
    >
      <Trans>Show the map</Trans>
    </Button>
  );
}

function DealersScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = queryOf(location);
  const own = useUserCity()?.city;
  const { data: first } = useApi('dealers', query);
  // A city in the address takes precedence over the visitor's own, which only the device knows.
  const isOwn = query.city === undefined && query.page === undefined && own !== undefined;
  const { data: near } = useApi('dealers', isOwn ? { city: own } : undefined);
  const answer = (isOwn ? near : undefined) ?? first;
  if (!answer || !first) return null;
  const { title, description, city, items, nearby, meta, cities, at } = answer;
  const path = query.city === undefined ? dealersPath : dealersInCity(query.city);
  const cards = (dealers: readonly (Dealer & { readonly kilometers?: number })[]) => (
    <ul className={layouts.cards}>
      {dealers.map((dealer) => (
        <li key={dealer.slug}>
          <DealerCard
            dealer={dealer}
            at={at}
            {...(dealer.kilometers !== undefined && {
              distance: <Trans>about {formatNumber(dealer.kilometers, language)} km</Trans>,
            })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Head
        title={first.title}
        description={first.description}
        canonicalPath={dealersPath}
        pages={{ current: first.meta.currentPage, count: first.meta.pageCount }}
        isIndexed={query.city === undefined && first.meta.totalCount > 0}
      />
      <DealersData answer={first} breadcrumbs={(language) => dealersTrail(language)} />
      <ContentPage
        title={title}
        lead={description}
        head={
          <div className={layouts.wrap8}>
            {query.city === undefined ? (
              <CityButton />
            ) : (
              <ChipLink href={dealersPath}>
                <Trans>All cities</Trans>
              </ChipLink>
            )}
          </div>
        }
      >
        <ContentSection
          heading={
            city === null ? (
              <Plural value={meta.totalCount} one="# dealer" other="# dealers" />
            ) : (
              <Trans>In {city.name}</Trans>
            )
          }
        >
          {items.length === 0 ? (
            <BlankState
              icon={Store}
              title={<Trans>No dealer here yet</Trans>}
              actions={
                <ButtonLink href={usedCarsPath(city?.slug ?? '')} variant="secondary">
                  <Trans>Cars of private sellers</Trans>
                </ButtonLink>
              }
            >
              {description}
            </BlankState>
          ) : (
            cards(items)
          )}
          <Pagination
            firstPage={meta.currentPage}
            meta={meta}
            hrefOf={(page) => {
              const parameter = page === 1 ? '' : `page=${page}`;
              if (parameter === '') return path;
              return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
            }}
          />
        </ContentSection>
        {nearby.length === 0 || city === null ? null : (
          <ContentSection heading={<Trans>Nearest outside {city.name}</Trans>}>
            {cards(nearby)}
          </ContentSection>
        )}
        {cities.length === 0 ? null : (
          <ContentSection heading={<Trans>Where they are</Trans>}>
            <DealersMap cities={cities} />
          </ContentSection>
        )}
        {cities.length === 0 ? null : (
          <CityLinks cities={cities} chosen={city?.slug} hrefOf={dealersInCity} />
        )}
        <ContentSection heading={t`Do you run a dealership?`}>
          <p>
            <Trans>
              A dealer has a page like these, up to 200 ads, and can add them from a file. We check each
              request.
            </Trans>
          </p>
          <p>
            <ButtonLink href={accountPaths.profile} variant="secondary">
              <Trans>Apply to become a dealer</Trans>
            </ButtonLink>
          </p>
        </ContentSection>
        <p className={styles.note}>
          <Trans>
            Ratings come only from buyers whose deal through Lajur was finished, once for each deal. Distances
            are as the crow flies, from the middle of the city.
          </Trans>
        </p>
      </ContentPage>
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    await api.get('dealers', queryOf(location));
    return { frame: { faqs: [], breadcrumbs: dealersTrail(api.language) } };
  },
  Screen: DealersScreen,
};
