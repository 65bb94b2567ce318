import { createContext, useContext } from 'react';
import { useOrigin } from '#app/data/api/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import { faqPage } from '#contract/site/faq-page.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import type * as SchemaOrg from './schema-org.ts';

type SchemaPlace = SchemaOrg.SchemaPlace;

const SchemaContext = createContext<typeof SchemaOrg | undefined>(undefined);
/** On the server only (entry-server.tsx): importing the module would load it, and the names it needs, with the first page. */
export const SchemaProvider = SchemaContext.Provider;

/**
 * Structured data in a non-executable block. Only documents need it, so only the server renders it; in the
 * browser the block stays unchanged.
 */
export function DataBlock({ things }: { readonly things: (place: SchemaPlace) => readonly object[] }) {
  const place = { origin: useOrigin(), language: useLanguage() };
  const text = import.meta.env.SSR ? JSON.stringify(things(place)).replaceAll('<', '\\u003c') : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}

type ListDataProps = {
  readonly cars?: readonly ListingCard[];
  /** Index of the first of them within the whole list, from 1. */
  readonly from?: number;
  readonly breadCrumbs: readonly Breadcrumb[];
  /** May be empty. */
  readonly faqs: readonly FaqEntry[];
};

/** Structured data of a list or a service: its cars, breadcrumbs and questions. */
export function ListData({ cars, from, breadCrumbs, faqs }: ListDataProps) {
  const schema = useContext(SchemaContext);
  if (!import.meta.env.SSR || !schema) return <DataBlock things={nothing} />;
  return (
    <DataBlock
      things={(place) => [
        schema.breadcrumbList(breadCrumbs, place),
        ...(cars && cars.length > 0 ? [schema.itemList(cars, from ?? 1, place)] : []),
        ...(faqs.length === 0 ? [] : [faqPage(faqs)]),
      ]}
    />
  );
}

type CarDataProps = { readonly listing: ListingDetail; readonly breadCrumbs: readonly Breadcrumb[] };

/** Structured data of one car with its price, and its breadcrumbs. */
export function CarData({ listing, breadCrumbs }: CarDataProps) {
  const schema = useContext(SchemaContext);
  if (!import.meta.env.SSR || !schema) return <DataBlock things={nothing} />;
  return (
    <DataBlock
      things={(place) => [schema.breadcrumbList(breadCrumbs, place), schema.carWithOffer(listing, place)]}
    />
  );
}

/** Structured data of a page's questions. */
export function FaqData({ faqs }: { readonly faqs: readonly FaqEntry[] }) {
  if (!import.meta.env.SSR) return <DataBlock things={nothing} />;
  return <DataBlock things={() => [faqPage(faqs)]} />;
}

const nothing = () => [];
