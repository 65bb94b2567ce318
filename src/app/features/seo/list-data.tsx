import { pathInLanguage } from '#contract/language.ts';
import { faqPage } from '#contract/site/faq-page.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import { breadcrumbList } from './schema-org.ts';
import { DataBlock } from './structured-data.tsx';

type Props = {
  readonly items: readonly { readonly name: string; readonly path: string }[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly faqs: readonly FaqEntry[];
};

/** Structured data of a list page: its items in order, breadcrumbs and questions. */
export function ListData({ items, breadcrumbs, faqs }: Props) {
  return (
    <DataBlock
      things={({ origin, language }) => [
        breadcrumbList(breadcrumbs, { origin, language }),
        ...(items.length === 0
          ? []
          : [
              {
                '@context': 'https://schema.org',
                '@type': 'ItemList',
                itemListElement: items.map(({ name, path }, index) => ({
                  '@type': 'ListItem',
                  position: index + 1,
                  name,
                  url: origin + pathInLanguage(path, language),
                })),
              },
            ]),
        ...(faqs.length === 0 ? [] : [faqPage(faqs)]),
      ]}
    />
  );
}
