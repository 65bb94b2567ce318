// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  type DashboardListing,
  type ListingOnOffer,
  noActivity,
} from '#contract/listing/listing-activity.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { MyListingCard } from './my-listing-card.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const car: DashboardListing = {
  ...{ id: 7, clientId: null, status: 'live', revision: 1, label: 'Toyota Avanza', slug: 'toyota-avanza-7' },
  ...{ price: 150e6, coverImage: null, bodyType: null, color: null, reasons: [], views: 3 },
  ...{
    createdAt: '2026-11-01T00:00:00Z',
    expiresAt: null,
    activity: noActivity,
    isOwn: false,
    booking: null,
  },
  advice: ['lower_price', 'add_photos'],
};
function show(change: Partial<DashboardListing>, offers: readonly OfferView[] = []) {
  const slots = { actions: () => null, menu: () => null, badge: () => null };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MyListingCard listing={{ ...car, ...change }} rows={[]} offers={offers} firstOffer={1} {...slots} />
    </I18nProvider>,
  );
  return container;
}

const onOffer: ListingOnOffer = {
  ...{ publishedAt: new Date().toISOString(), contacts: 4, from: '2026-11-14' },
  views: [0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1],
  contactsByDay: [0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  ...{ market: { from: 120e6, to: 140e6, count: 13, badge: 'above' }, photoCount: 3 },
  unstated: ['bpkbHolder'],
};

test('advice on a live ad has its cause, and leads to the field; a reserved or sold car has none', () => {
  const advice = ['lower_price', 'add_photos', 'say_papers'] as const;
  const live = show({ isOwn: true, advice: [...advice], onOffer });
  expect(live.textContent).toContain('Market: Rp 120 million to Rp 140 million');
  expect(live.textContent).toContain('Only 3 photos so far');
  expect([...live.querySelectorAll('section a')].map((link) => link.getAttribute('href'))).toEqual(
    ['price', 'images', 'bpkbHolder'].map((field) => `/en/jual-mobil-anda/preview?id=7#${field}`),
  );
  cleanup();
  for (const status of ['reserved', 'sold'] as const)
    expect(show({ isOwn: true, status }).textContent).not.toMatch(/To sell it sooner|Market: /);
  expect(show({ status: 'reserved' }).textContent).toContain('See the buyer');
});

test('only the best day of a chart is labelled, and a table has every day that had one', () => {
  const shown = show({ onOffer });
  const labels = [...shown.querySelectorAll('[class*="most"]')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['7', '3']);
  const rows = [...shown.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Nov 1773', 'Nov 2720', 'Nov 2811']);
});

test('an offer says how far it is from the price, and only the first answer is the primary one', () => {
  const offer = {
    ...{ id: 1, role: 'seller', status: 'sent', amount: 135e6, revision: 1, steps: [], order: null },
    ...{ createdAt: car.createdAt, updatedAt: car.createdAt, reservedUntil: null },
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    listing: { ...car, bodyType: null, color: null },
    other: { id: null, name: 'Sari Wulandari', mobile: null, isWhatsapp: false },
  } as const satisfies OfferView;
  const shown = show({}, [offer, { ...offer, id: 2 }]);
  expect(shown.textContent).toContain('Rp 135 million −10%');
  expect(shown.textContent).toContain('Sari Wulandari');
  expect(shown.querySelectorAll('li a[class*="primary"]').length).toBe(1);
});
