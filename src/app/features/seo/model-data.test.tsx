import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import { ModelData } from './model-data.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const variant = (slug: string, price: number | null, isListPrice: boolean): NewVariant => ({
  ...{
    slug,
    name: slug,
    facts: [],
    keyFacts: [],
    changes: [],
    price,
    priceNote: null,
    priceChanges: [],
    isListPrice,
  },
  provincePrices: [],
});
const brand = { slug: 'toyota', name: 'Toyota' };

/** The structured data of a model with these variants, as text. */
function dataOf(variants: readonly NewVariant[]): string {
  const answer: DataOf<'newModel'> = {
    ...{ title: 'Toyota Avanza', description: '', looks: [], variants: [...variants], provinces: [] },
    ...{ provinceNote: '', specifications: [], factsNote: null, instalment: null, running: null, rivals: [] },
    ...{ used: null, sources: [], faqs: [], strip: [], unknown: [] },
    model: {
      ...{
        brand,
        slug: 'avanza',
        name: 'Avanza',
        body: null,
        drawing: null,
        instalment: null,
        variantCount: variants.length,
        prices: null,
      },
      ...{ status: 'on-sale', expected: null, launched: null, isExample: false, lastYear: null },
      delivered: null,
    },
  };
  return renderToString(
    <I18nProvider i18n={i18n}>
      <ModelData kind="mobil" path="/mobil-baru/toyota/avanza" answer={answer} breadcrumbs={() => []} />
    </I18nProvider>,
  );
}

test('offers span the list prices; estimates and promotional prices are left out', () => {
  const data = dataOf([
    variant('promotion', 180e6, false),
    variant('petrol', 200e6, true),
    variant('diesel', 230e6, true),
    variant('estimate', 300e6, false),
    variant('unknown', null, true),
  ]);
  expect(data).toContain(
    '"offers":{"@type":"AggregateOffer","priceCurrency":"IDR","lowPrice":200000000,"highPrice":230000000,"offerCount":2}',
  );
});

test('a model with estimates and promotions alone has no offers', () => {
  expect(dataOf([variant('estimate', 300e6, false)])).not.toContain('Offer');
});
