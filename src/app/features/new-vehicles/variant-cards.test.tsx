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
  ...{ slug, name: slug, facts: [], keyFacts: [], changes: [], price },
  ...{ priceNote: 'List price as of 2026', priceChanges: [], isListPrice: true },
  provincePrices: inEastJava === null ? [null, null] : [price, inEastJava],
});
const variants = [
  variant('petrol', 200e6, 213e6),
  variant('diesel', 230e6, 245e6),
  variant('electric', 300e6, null),
];

function show(shown: readonly NewVariant[], provinceId?: number) {
  return render(
    <I18nProvider i18n={i18n}>
      <VariantCards
        variants={[...shown]}
        provinces={[
          { id: 31, name: 'DKI Jakarta' },
          { id: 35, name: 'Jawa Timur' },
        ]}
        provinceNote="An estimate of 2025"
        provinceId={provinceId}
        instalment={{
          ...{ price: 200e6, downPayment: 50e6, share: 25, months: 60, amount: 3_375_000 },
          ...{ flatRate: 7, effectiveRate: 12.5 },
        }}
        actionOf={() => null}
      />
    </I18nProvider>,
  );
}
const cards = (element: HTMLElement) =>
  [...element.querySelectorAll('li[id]')].map((card) => card.textContent ?? '');

test('prices are as listed until a province is selected; unknown provincial prices stay as listed', () => {
  const { container, getByLabelText, getByRole } = show(variants);
  expect(cards(container)[1]).toContain('Rp 230 million+Rp 30 million from petrol');
  // What all prices are is said once.
  expect(getByRole('status').textContent).toBe('List price as of 2026');
  expect(cards(container).join('')).not.toContain('List price');
  fireEvent.change(getByLabelText('Price on the road in'), { target: { value: '35' } });
  expect(getByRole('status').textContent).toBe('Worked out from: List price as of 2026. An estimate of 2025');
  const [petrol, diesel, electric] = cards(container);
  expect(petrol).toContain('Rp 213 million');
  expect(diesel).toContain('+Rp 32 million from petrol');
  expect(electric).toContain('Rp 300 million');
  expect(electric).not.toContain('+Rp');
});

test('the province of the visitor’s city is preselected', () => {
  const { container, getByLabelText } = show(variants, 35);
  expect(cards(container)[0]).toContain('Rp 213 million');
  fireEvent.change(getByLabelText('Price on the road in'), { target: { value: '0' } });
  expect(cards(container)[0]).toContain('Rp 200 million');
  // A province without known tax rates.
  cleanup();
  expect(cards(show(variants, 94).container)[0]).toContain('Rp 200 million');
});

test('a price that is not what the others are says it itself', () => {
  const other = { ...variant('hybrid', 310e6, null), priceNote: 'Estimate of 2025' };
  const [petrol, hybrid] = cards(show([...variants.slice(0, 1), other]).container);
  expect(petrol).toContain('List price as of 2026');
  expect(hybrid).toContain('Estimate of 2025');
});

test('the instalment is that of the price shown, on the terms of the example', () => {
  const { container, getByLabelText } = show(variants);
  expect(cards(container)[0]).toContain('Instalment Rp 3.4 million a month');
  fireEvent.change(getByLabelText('Price on the road in'), { target: { value: '35' } });
  expect(cards(container)[0]).toContain('Instalment Rp 3.6 million a month');
});

test('a card says what its variant has more than the one before, and what is different', () => {
  const [first, second] = cards(
    show([
      {
        ...variant('base', 200e6, null),
        keyFacts: [
          { fact: 'transmission', name: 'Transmission', value: 'Manual', text: 'Manual' },
          { fact: 'seats', name: 'Seats', value: '7', text: '7 seats' },
        ],
      },
      {
        ...variant('top', 230e6, null),
        changes: [
          { text: 'Automatic', isMore: true },
          { text: 'Diesel', isMore: false },
        ],
      },
    ]).container,
  );
  expect(first).toMatch(/Manual7 seats/);
  expect(second).toContain('+ AutomaticDiesel');
});

test('more variants than fit are in a disclosure, each with its address', () => {
  const many = Array.from({ length: 7 }, (_, i) => variant(`v${i}`, 200e6 + i * 1e6, null));
  const { container } = show(many);
  expect(cards(container)).toHaveLength(7);
  expect(container.querySelectorAll('details li[id]')).toHaveLength(3);
  cleanup();
  expect(show(many.slice(0, 5)).container.querySelector('details')).toBeNull();
});
