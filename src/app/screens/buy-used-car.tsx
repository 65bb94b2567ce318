import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { ApiError, ConnectionLost } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { ChoiceGrid } from '#app/features/choices/choice-grid.tsx';
import { ModelRail } from '#app/features/choices/model-rail.tsx';
import { Swatch } from '#app/features/choices/swatch.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { ListingRail } from '#app/features/listing/listing-rail.tsx';
import { CityChoice } from '#app/features/places/city-choice.tsx';
import { everyProvinceId } from '#app/features/places/city-groups.ts';
import { ProvinceCities } from '#app/features/places/province-cities.tsx';
import { useKeepCity } from '#app/features/places/use-keep-city.ts';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { clearUserCity } from '#app/features/places/user-city.ts';
import { Head } from '#app/features/seo/head.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { cardButtons } from '#app/screens/sections/card-buttons.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Section } from '#app/ui/section.tsx';
import texts from '#app/ui/texts.module.css';
import { brandModelVariantPath, buyUsedCarPath } from '#contract/paths.ts';
import type { FilterGroupType } from '#contract/search/filter.ts';
import styles from './buy-used-car.module.css';

/** Number of values shown before *show all* (docs/product.md#lists). */
const firstChoices = { brand: 12, year: 12, kilometers: 8, color: 8 } as const;

/** Not limited, so that *show all* contains every value. */
const wholeGroups = { groups: Object.keys(firstChoices).join(), options: '200' };

/** The page's API calls, for a city or the whole country. */
const queriesOf = (search: string | undefined) =>
  ({
    filters: { search, ...wholeGroups },
    topModel: { search, pageSize: '12' },
    featured: { search, pageSize: '10' },
    listings: { search, sort: 'createdAt', order: 'desc', pageSize: '8' },
  }) as const;

function useCars(search: string | undefined) {
  const queries = queriesOf(search);
  const filters = useApi('filters', queries.filters).data;
  const newest = useApi('listings', queries.listings).data?.items;
  const models = useApi('topModel', queries.topModel).data;
  const featured = useApi('featured', queries.featured).data?.items;
  if (!filters || !newest) return undefined;
  // The saved city cannot provide these; from the server all arrive together, so that nothing moves.
  if (!filters.offline && (!models || !featured)) return undefined;
  return { filters, models: models ?? [], featured: featured ?? [], newest };
}

function addressOf(city: string | undefined): string {
  return city === undefined ? buyUsedCarPath : `${buyUsedCarPath}?${new URLSearchParams({ city })}`;
}

const addressOfProvince = (province: string) => `${buyUsedCarPath}?${new URLSearchParams({ province })}`;

function BuyUsedCarScreen({ location: { query } }: { location: PageLocation }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const keepCity = useKeepCity();
  const userCity = useUserCity();
  // A city in the address takes precedence over the visitor's own, once the device has been read.
  const wanted = query.city ?? userCity?.city;
  const everywhere = useCars(query.city);
  const inCity = useCars(wanted);
  const { data: cities } = useApi('cities', query.province === undefined ? undefined : {});
  const shown = inCity ?? everywhere;
  if (!shown) return null;

  const { filters, models, featured, newest } = shown;
  const { count } = filters;
  const city = filters.checkedFilters[0];
  const cityName = city?.name;
  const title = cityName === undefined ? t`Buy a used car` : t`Buy a used car in ${cityName}`;
  const group = (slug: FilterGroupType) => filters.filters.find((each) => each.slug === slug);
  const brands = group('brand');
  const years = group('year');
  const kilometers = group('kilometers');
  const colors = group('color');
  return (
    <>
      <Head title={title} description={filters.description} canonicalPath={buyUsedCarPath} />
      <div className={styles.top}>
        <h1 className={classNames(texts.pageTitle, styles.title)}>{title}</h1>
        <CityChoice
          popular={filters.popularCities}
          chosen={city}
          addressOf={addressOf}
          provincesHref={addressOfProvince(everyProvinceId)}
          onChange={(chosen) => (chosen ? keepCity(chosen) : clearUserCity())}
          onPick={(chosen) => navigate(addressOf(chosen?.slug), { replace: true })}
        />
        {query.province !== undefined && cities ? (
          <ProvinceCities
            cities={cities}
            provinceId={query.province}
            addressOfProvince={addressOfProvince}
            addressOfCity={addressOf}
          />
        ) : null}
        <div>
          <ButtonLink href={filters.url}>
            {count === 0 ? (
              <Trans>See used cars</Trans>
            ) : (
              <Plural value={count} one="See # car" other="See # cars" />
            )}
          </ButtonLink>
        </div>
      </div>
      {brands ? (
        <Section title={brands.name} href={brandModelVariantPath}>
          <ChoiceGrid
            group={brands}
            first={firstChoices.brand}
            look="tiles"
            city={city?.slug}
            sign={({ slug, name }) => <BrandMark slug={slug} name={name} />}
          />
        </Section>
      ) : null}
      {models.length > 0 ? (
        <Section title={t`Popular models`}>
          <ModelRail key={filters.url} models={models} />
        </Section>
      ) : null}
      {years ? (
        <Section title={years.name}>
          <ChoiceGrid group={years} first={firstChoices.year} look="years" city={city?.slug} />
        </Section>
      ) : null}
      {featured.length > 0 ? (
        <Section title={t`Featured cars`}>
          <ListingRail key={filters.url} cars={featured} heart={(card) => <FavouriteButton card={card} />} />
        </Section>
      ) : null}
      {kilometers ? (
        <Section title={kilometers.name}>
          <ChoiceGrid group={kilometers} first={firstChoices.kilometers} look="bands" city={city?.slug} />
        </Section>
      ) : null}
      {colors ? (
        <Section title={colors.name}>
          <ChoiceGrid
            group={colors}
            first={firstChoices.color}
            look="swatches"
            city={city?.slug}
            sign={({ slug }) => <Swatch color={filters.colorCode[slug]} />}
          />
        </Section>
      ) : null}
      {newest.length > 0 ? (
        <Section title={t`Newest cars`} href={`${filters.url}?sort=createdAt&order=desc`}>
          <ListingGrid cards={newest} buttons={cardButtons} />
        </Section>
      ) : null}
    </>
  );
}

export const page: Page = {
  async load(api, { query: { city, province } }) {
    const queries = queriesOf(city);
    const others = Promise.all([
      api.get('faqByCity', { city }),
      api.get('topModel', queries.topModel),
      api.get('featured', queries.featured),
    ]);
    // Optional: not awaited if the filters come from the device.
    const answered = others.catch((cause: unknown) => {
      if (cause instanceof ConnectionLost) return undefined;
      throw cause;
    });
    // Not awaited if another call of the page fails: without a handler the rejection would be unhandled.
    answered.catch(() => undefined);
    const [filters] = await Promise.all([
      api.get('filters', queries.filters),
      api.get('listings', queries.listings),
      province === undefined ? undefined : api.get('cities', {}),
    ]);
    const [faqs] = (filters.offline ? undefined : await answered) ?? [];
    const [chosen, ...more] = filters.checkedFilters;
    if (city !== undefined && (chosen?.type !== 'city' || more.length > 0))
      throw new ApiError('not_found', `${city} is not a city`);
    return {
      frame: { breadcrumbs: filters.breadCrumbs, faqs: faqs?.faqs ?? [], faqTitle: filters.title },
    };
  },
  Screen: BuyUsedCarScreen,
};
