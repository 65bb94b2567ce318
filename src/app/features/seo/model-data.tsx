import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { faqPage } from '#contract/site/faq-page.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { breadcrumbList } from './schema-org.ts';
import { DataBlock } from './structured-data.tsx';

type Props = {
  readonly kind: VehicleKind;
  readonly path: string;
  readonly answer: DataOf<'newModel'>;
  breadcrumbs(language: Language): readonly Breadcrumb[];
};

/** What a kind of vehicle is at https://schema.org. */
const types = { mobil: 'Car', motor: 'Motorcycle', truk: 'Vehicle', 'motor-roda-tiga': 'Vehicle' } as const;

/** A model with the span of its list prices, its place on the site, and its questions. */
export function ModelData({ kind, path, answer, breadcrumbs }: Props) {
  const { title, description, model, variants, faqs, reviews } = answer;
  const { brand, name, body } = model;
  // Estimates and promotions are not what anybody offers today.
  const listed = variants.flatMap(({ price, isListPrice }) => (isListPrice && price !== null ? [price] : []));
  return (
    <DataBlock
      things={({ origin, language }) => [
        breadcrumbList(breadcrumbs(language), { origin, language }),
        {
          '@context': 'https://schema.org',
          '@type': ['Product', types[kind]],
          ...{ name: title, description, model: name, url: origin + pathInLanguage(path, language) },
          brand: { '@type': 'Brand', name: brand.name },
          itemCondition: 'https://schema.org/NewCondition',
          ...(body === null ? {} : { bodyType: body.name }),
          ...(reviews
            ? {
                aggregateRating: {
                  '@type': 'AggregateRating',
                  ...{ ratingValue: reviews.average, reviewCount: reviews.count, bestRating: 5 },
                },
              }
            : {}),
          ...(listed.length === 0
            ? {}
            : {
                offers: {
                  '@type': 'AggregateOffer',
                  priceCurrency: 'IDR',
                  lowPrice: Math.min(...listed),
                  highPrice: Math.max(...listed),
                  offerCount: listed.length,
                },
              }),
        },
        ...(faqs.length === 0 ? [] : [faqPage(faqs)]),
      ]}
    />
  );
}
