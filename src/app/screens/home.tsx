import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { reserveReturning } from '#app/data/device/reserve-returning.ts';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ContinuePlace } from '#app/features/home/continue-place.tsx';
import { Entries } from '#app/features/home/entries.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { CarRail } from '#app/features/listing/car-rail.tsx';
import { CityButton } from '#app/features/places/city-button.tsx';
import { BodyTypeTiles } from '#app/features/search/body-type-tiles.tsx';
import { BrandTiles } from '#app/features/search/brand-tiles.tsx';
import { PriceEntries } from '#app/features/search/price-entries.tsx';
import { ValuePlace } from '#app/features/sell/value-place.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { SearchField } from '#app/features/suggest/search-field.tsx';
import { SearchStarts } from '#app/features/suggest/search-starts.tsx';
import { ViewedPlace } from '#app/features/viewed/viewed-place.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import layouts from '#app/ui/layouts.module.css';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatNumber } from '#contract/money.ts';
import { brandModelVariantPath, buyUsedCarPath, homePath, usedCarsPath } from '#contract/paths.ts';
import styles from './home.module.css';
import { useHomeInCity } from './sections/use-home-in-city.ts';

const HomeContinue = optionalPart(
  'browse',
  async () => (await import('#app/screens/sections/home-continue.tsx')).HomeContinue,
);

const HomeLater = hydratedLater(
  'browse',
  async () => (await import('#app/screens/sections/home-later.tsx')).HomeLater,
);

const heart = (card: ListingCard) => <FavouriteButton card={card} />;

/** The home page, for new and returning visitors (docs/product.md#home-page). */
function HomeScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('home', {});
  const shown = useHomeInCity(data);
  // The device's contents may have changed on previous pages.
  useLayoutEffect(reserveReturning, []);
  if (!data || !shown) return null;
  const { city, bargains } = shown;
  const cityName = city?.name ?? '';
  const cars = formatNumber(data.totalCount, language);
  const listPath = city?.url ?? usedCarsPath();
  return (
    <>
      <Head
        title={t`New and used cars across Indonesia`}
        description={t`Used cars from owners and dealers all over Indonesia, and new cars, motorcycles and trucks with their specifications. Lists you have seen open even without a signal.`}
        canonicalPath={homePath}
      />
      <Hero
        cars={cars}
        city={<CityButton />}
        search={<SearchField look="hero" placeholder={t`Try “xpander matic 2021”`} />}
        chips={<SearchStarts />}
        continued={
          <ContinuePlace>
            <HomeContinue />
          </ContinuePlace>
        }
      />
      <Entries cars={cars} />
      <ViewedPlace />
      {bargains.items.length === 0 ? null : (
        <Section
          title={t`Below market price`}
          href={bargains.url}
          note={
            city ? (
              <Trans>Nearest to {cityName} first, compared with at least 8 similar cars</Trans>
            ) : (
              <Trans>Compared with at least 8 similar cars</Trans>
            )
          }
        >
          <CarRail id="bargains" cars={bargains.items} isInView heart={heart} />
        </Section>
      )}
      <Section title={t`By price`}>
        <HydrateOnTouch id="prices" of={shown.prices}>
          <PriceEntries prices={shown.prices} />
        </HydrateOnTouch>
      </Section>
      <Section title={t`Body types`}>
        <HydrateOnTouch id="body-types" of={shown.bodyTypes}>
          <BodyTypeTiles tiles={shown.bodyTypes} />
        </HydrateOnTouch>
      </Section>
      <HydrateOnTouch id="value">
        <ValuePlace />
      </HydrateOnTouch>
      <Section
        title={city ? t`Newest cars in ${cityName}` : t`Newest cars`}
        href={`${listPath}?sort=createdAt&order=desc`}
      >
        <CarRail id="newest" cars={shown.newest} heart={heart} />
      </Section>
      <Section title={t`Popular brands`} href={brandModelVariantPath}>
        <HydrateOnTouch id="brands" of={shown.brands}>
          <BrandTiles tiles={shown.brands} />
        </HydrateOnTouch>
      </Section>
      {data.services.length === 0 ? null : (
        <Section title={t`Services`}>
          <HydrateOnTouch id="services" of={data}>
            <ul className={layouts.wrap8}>
              {data.services.map(({ name, url }) => (
                <li key={url}>
                  <ChipLink href={url}>{name}</ChipLink>
                </li>
              ))}
            </ul>
          </HydrateOnTouch>
        </Section>
      )}
      <HydrateOnTouch id="later" prepare={HomeLater.prepare} isEager>
        <HomeLater />
      </HydrateOnTouch>
      <Section title={t`Popular cities`} href={buyUsedCarPath}>
        <HydrateOnTouch id="cities" of={data}>
          <ul className={layouts.wrap8}>
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
      <div className={styles.more}>
        <ButtonLink href={listPath} variant="secondary">
          {city ? <Trans>See all cars in {cityName}</Trans> : <Trans>See all used cars</Trans>}
        </ButtonLink>
      </div>
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
