import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api-context.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { BodyTypeTiles } from '#app/features/search/body-type-tiles.tsx';
import { BrandTiles } from '#app/features/search/brand-tiles.tsx';
import { SearchBox } from '#app/features/search/search-box.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page } from '#app/page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { Section } from '#app/ui/section.tsx';
import { homePath, usedCarsPath } from '#contract/paths.ts';
import styles from './home.module.css';

function HomeScreen() {
  const { t } = useLingui();
  const { data } = useApi('home', {});
  if (!data) return null;
  return (
    <>
      <Head
        title={t`Used cars across Indonesia`}
        description={t`Search and compare used cars from owners and dealers all over Indonesia. Lists you have seen stay open without a connection.`}
        canonicalPath={homePath}
      />
      <div className={styles.hero}>
        <h1 className={styles.title}>
          <Plural
            value={data.totalCount}
            one="# used car, without a dropped connection"
            other="# used cars, without a dropped connection"
          />
        </h1>
        <SearchBox />
      </div>
      <Section title={t`Body types`}>
        <BodyTypeTiles tiles={data.bodyTypes} />
      </Section>
      <Section title={t`Popular brands`}>
        <BrandTiles tiles={data.brands} />
      </Section>
      <Section title={t`Newest cars`} href={`${usedCarsPath()}?sort=createdAt&order=desc`}>
        <ListingGrid cards={data.newest} eager={1} heart={(card) => <FavouriteButton card={card} />} />
        <div className={styles.more}>
          <ButtonLink href={usedCarsPath()} variant="secondary">
            <Trans>See all used cars</Trans>
          </ButtonLink>
        </div>
      </Section>
      <Section title={t`Popular cities`}>
        <ul className={styles.chips}>
          {data.cities.map((city) => (
            <li key={city.slug}>
              <ChipLink href={city.url} count={city.count}>
                {city.name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </Section>
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
