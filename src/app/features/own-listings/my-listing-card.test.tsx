// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type DashboardListing, noActivity } from '#contract/listing/listing-activity.ts';
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
const textOf = (status: DashboardListing['status']) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MyListingCard listing={{ ...car, status }} rows={[]} actions={() => null} />
    </I18nProvider>,
  );
  return container.textContent ?? '';
};

test('a live ad has advice to sell it; a reserved or sold car has none', () => {
  expect(textOf('live')).toContain('The price is above that of cars like it.');
  for (const status of ['reserved', 'sold'] as const)
    expect(textOf(status)).not.toMatch(/What would help|The price is/);
  expect(textOf('reserved')).toContain('See the buyer');
});
