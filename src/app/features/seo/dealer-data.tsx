import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { DealerCard, DealerPage } from '#contract/dealer-pages/dealer-page.schema.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { schemaHours } from '#contract/outlets/schema-hours.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { breadcrumbList, itemList, type SchemaPlace } from './schema-org.ts';
import { DataBlock } from './structured-data.tsx';

type Trail = { breadcrumbs(language: Language): readonly Breadcrumb[] };

const context = 'https://schema.org';

/** Structured data of the directory: its dealers, except generated ones. */
export function DealersData({ answer, breadcrumbs }: Trail & { readonly answer: DataOf<'dealers'> }) {
  return (
    <DataBlock
      things={(place) => {
        const real = answer.items.filter(({ isDemonstration }) => !isDemonstration);
        const list = {
          '@context': context,
          '@type': 'ItemList',
          itemListElement: real.map((dealer, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: dealer.name,
            url: place.origin + pathInLanguage(dealerPath(dealer.slug), place.language),
          })),
        };
        return [breadcrumbList(breadcrumbs(place.language), place), ...(real.length === 0 ? [] : [list])];
      }}
    />
  );
}

type PageProps = Trail & { readonly dealer: DealerPage; readonly cars: readonly ListingCard[] };

/** Structured data of a dealer, unless it is a generated one, and of its cars. */
export function DealerData({ dealer, cars, breadcrumbs }: PageProps) {
  return (
    <DataBlock
      things={(place) => [
        breadcrumbList(breadcrumbs(place.language), place),
        ...(dealer.isDemonstration ? [] : [{ '@context': context, ...businessOf(dealer, place) }]),
        ...(cars.length === 0 ? [] : [itemList(cars, 1, place)]),
      ]}
    />
  );
}

/** Unknown facts are omitted. */
function businessOf(
  { slug, name, address, city, province, hours, photo, rating }: DealerCard,
  { origin, language }: SchemaPlace,
): object {
  return {
    '@type': 'AutoDealer',
    name,
    url: origin + pathInLanguage(dealerPath(slug), language),
    address: {
      '@type': 'PostalAddress',
      ...(address === '' ? {} : { streetAddress: address }),
      ...(city === null ? {} : { addressLocality: city.name }),
      ...(province === null ? {} : { addressRegion: province }),
      addressCountry: 'ID',
    },
    ...(photo === null ? {} : { image: origin + pictureUrl(photo.key, 960) }),
    ...(hours === null ? {} : { openingHours: schemaHours(hours) }),
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            ratingCount: rating.count,
            bestRating: 5,
          },
        }),
  };
}
