import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { FavouriteButton } from '#app/parts/first/features/favourites/favourite-button.tsx';
import { ListingGrid } from '#app/parts/first/features/listing/listing-grid.tsx';
import { CityButton } from '#app/parts/first/features/places/city-button.tsx';
import { BodyTypeTiles } from '#app/parts/first/features/search/body-type-tiles.tsx';
import { BrandTiles } from '#app/parts/first/features/search/brand-tiles.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { LastSearches } from '#app/parts/first/features/suggest/last-searches.tsx';
import { SearchField } from '#app/parts/first/features/suggest/search-field.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import { Section } from '#app/ui/section.tsx';
import { formatNumber } from '#contract/money.ts';
import { brandModelVariantPath, buyUsedCarPath, homePath, usedCarsPath } from '#contract/paths.ts';
import styles from './home.module.css';
import { useHomeInCity } from './use-home-in-city.ts';

const PriceDrops = optionalPart(
  'browse',
  async () => (await import('#app/parts/browse/features/favourites/price-drops-slot.tsx')).PriceDropsSlot,
);
const SavedSearches = optionalPart(
  'browse',
  async () =>
    (await import('#app/parts/browse/features/saved-searches/saved-searches-slot.tsx')).SavedSearchesSlot,
);

function HomeScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('home', {});
  const shown = useHomeInCity(data);
  if (!data || !shown) return null;
  const { city } = shown;
  const cityName = city?.name ?? '';
  const cars = formatNumber(data.totalCount, language);
  const listPath = city?.url ?? usedCarsPath();
  return (
    <>
      <Head
        title={t`Used cars across Indonesia`}
        description={t`Search and compare used cars from owners and dealers all over Indonesia. Lists you have seen stay open without a connection.`}
        canonicalPath={homePath}
      />
      <div className={styles.hero}>
        <CityButton />
        <h1 className={styles.title}>
          {data.totalCount === 1 ? (
            <Trans>1 used car, without a dropped connection</Trans>
          ) : (
            <Trans>{cars} used cars, without a dropped connection</Trans>
          )}
        </h1>
        <SearchField look="hero" placeholder={t`Try “xpander matic 2021”`} />
      </div>
      <Section title={t`Body types`}>
        <HydrateOnTouch id="body-types" of={shown.bodyTypes}>
          <BodyTypeTiles tiles={shown.bodyTypes} />
        </HydrateOnTouch>
      </Section>
      <LastSearches />
      <Section title={t`Popular brands`} href={brandModelVariantPath}>
        <HydrateOnTouch id="brands" of={shown.brands}>
          <BrandTiles tiles={shown.brands} />
        </HydrateOnTouch>
      </Section>
      <Section
        title={city ? t`Newest cars in ${cityName}` : t`Newest cars`}
        href={`${listPath}?sort=createdAt&order=desc`}
      >
        <ListingGrid cards={shown.newest} eager={1} heart={(card) => <FavouriteButton card={card} />} />
        <div className={styles.more}>
          <ButtonLink href={listPath} variant="secondary">
            {city ? <Trans>See all cars in {cityName}</Trans> : <Trans>See all used cars</Trans>}
          </ButtonLink>
        </div>
      </Section>
      <Section title={t`Popular cities`} href={buyUsedCarPath}>
        <HydrateOnTouch id="cities" of={data}>
          <ul className={styles.chips}>
            {data.cities.map((each) => (
              <li key={each.slug}>
                <ChipLink href={each.url} count={each.count}>
                  {each.name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </HydrateOnTouch>
      </Section>
      <WhenIdle>
        <SavedSearches />
        <PriceDrops />
      </WhenIdle>
    </>
  );
}

export const page: Page = {
  async load(api) {
    await api.get('home', {});
    return undefined;
  },
  Screen: HomeScreen,
};
