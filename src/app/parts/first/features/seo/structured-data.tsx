import { useOrigin } from '#app/data/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import { breadcrumbList, carWithOffer, faqPage, itemList, type SchemaPlace } from './schema-org.ts';

/**
 * What a page shows, as search engines read it: a block of data, which does not run. They read documents, so only the
 * server writes it; in the browser the block is left as it came.
 */
function DataBlock({ things }: { readonly things: (place: SchemaPlace) => readonly object[] }) {
  const place = { origin: useOrigin(), language: useLanguage() };
  const text = import.meta.env.SSR ? JSON.stringify(things(place)).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}

type ListDataProps = {
  readonly cars: readonly ListingCard[];
  /** The place of the first of them in the whole list, from 1. */
  readonly from: number;
  readonly breadCrumbs: readonly Breadcrumb[];
  /** Questions and answers as the API gives them; empty where the page shows none. */
  readonly faqSchema: string;
};

/** The cars of a list, the way to it, and the questions under it. */
export function ListData({ cars, from, breadCrumbs, faqSchema }: ListDataProps) {
  if (!import.meta.env.SSR) return <DataBlock things={nothing} />;
  return (
    <DataBlock
      things={(place) => [
        breadcrumbList(breadCrumbs, place),
        ...(cars.length > 0 ? [itemList(cars, from, place)] : []),
        ...(faqSchema === '' ? [] : [JSON.parse(faqSchema)]),
      ]}
    />
  );
}

type CarDataProps = { readonly listing: ListingDetail; readonly breadCrumbs: readonly Breadcrumb[] };

/** One car with what is asked for it, and the way to it. */
export function CarData({ listing, breadCrumbs }: CarDataProps) {
  if (!import.meta.env.SSR) return <DataBlock things={nothing} />;
  return <DataBlock things={(place) => [breadcrumbList(breadCrumbs, place), carWithOffer(listing, place)]} />;
}

/** Questions and answers that stand in a page. */
export function FaqData({ faqs }: { readonly faqs: readonly FaqEntry[] }) {
  if (!import.meta.env.SSR) return <DataBlock things={nothing} />;
  return <DataBlock things={() => [faqPage(faqs)]} />;
}

const nothing = () => [];
