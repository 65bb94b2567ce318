// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import { VariantCards } from './variant-cards.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const variant = (slug: string, price: number, inEastJava: number | null): NewVariant => ({
  ...{
    slug,
    name: slug,
    facts: [],
    price,
    priceNote: 'List price as of 2026',
    priceChanges: [],
    isListPrice: true,
  },
  provincePrices: inEastJava === null ? [null, null] : [price, inEastJava],
});
const variants = [
  variant('petrol', 200e6, 213e6),
  variant('diesel', 230e6, 245e6),
  variant('electric', 300e6, null),
];

function show(cityId?: number) {
  return render(
    <I18nProvider i18n={i18n}>
      <VariantCards
        variants={variants}
        provinces={[
          { id: 31, name: 'DKI Jakarta' },
          { id: 35, name: 'Jawa Timur' },
        ]}
        provinceNote="An estimate of 2025"
        cityId={cityId}
      />
    </I18nProvider>,
  );
}
const cards = (element: HTMLElement) => [...element.querySelectorAll('li')].map((card) => card.textContent);

test('prices are as listed until a province is selected; unknown provincial prices stay as listed', () => {
  const { container, getByLabelText, getByRole } = show();
  expect(cards(container)[1]).toContain('Rp 230 million+Rp 30 million');
  fireEvent.change(getByLabelText('Price on the road in'), { target: { value: '35' } });
  expect(getByRole('status').textContent).toBe('An estimate of 2025');
  const [petrol, diesel, electric] = cards(container);
  expect(petrol).toContain('Rp 213 million');
  expect(petrol).toContain('Worked out from: List price as of 2026');
  expect(diesel).toContain('+Rp 32 million');
  expect(electric).toContain('Rp 300 million');
  expect(electric).not.toMatch(/Worked out|\+Rp/);
});

test('the province of the visitor’s city is preselected', () => {
  const { container, getByLabelText } = show(3578);
  expect(cards(container)[0]).toContain('Rp 213 million');
  fireEvent.change(getByLabelText('Price on the road in'), { target: { value: '0' } });
  expect(cards(container)[0]).toContain('Rp 200 million');
  // A province without known tax rates.
  cleanup();
  expect(cards(show(9471).container)[0]).toContain('Rp 200 million');
});
