import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { mostStars } from '#contract/owner-reviews/owner-review.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { breadcrumbList } from './schema-org.ts';
import { DataBlock } from './structured-data.tsx';

type Props = {
  readonly label: string;
  readonly kind: VehicleKind | undefined;
  readonly answer: DataOf<'ownerReviews'>;
  readonly path: string;
  trail(language: Language): readonly Breadcrumb[];
};

/** What a kind of vehicle is at https://schema.org. */
const types = { mobil: 'Car', motor: 'Motorcycle', truk: 'Vehicle', 'motor-roda-tiga': 'Vehicle' } as const;

/** Structured data of a page: a model with the reviews shown, where there are any. */
export function ReviewsData({ label, kind, answer, path, trail }: Props) {
  const { brand, model, aggregate, items } = answer;
  return (
    <DataBlock
      things={(place) => [
        breadcrumbList(trail(place.language), place),
        ...(kind && brand && model && aggregate
          ? [
              {
                '@context': 'https://schema.org',
                '@type': ['Product', types[kind]],
                ...{ name: label, model: model.name, brand: { '@type': 'Brand', name: brand.name } },
                url: place.origin + pathInLanguage(path, place.language),
                aggregateRating: {
                  '@type': 'AggregateRating',
                  ...{ ratingValue: aggregate.average, reviewCount: aggregate.count, bestRating: mostStars },
                },
                review: items.map(({ author, title, body, average, date }) => ({
                  '@type': 'Review',
                  ...{ name: title, reviewBody: body, datePublished: date },
                  author: { '@type': 'Person', name: author },
                  reviewRating: { '@type': 'Rating', ratingValue: average, bestRating: mostStars },
                })),
              },
            ]
          : []),
      ]}
    />
  );
}
