// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { OfferContact } from './offer-contact.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const textOf = (element: ReactNode) => {
  const { container } = render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
  return container.textContent ?? '';
};

const agreed: OfferView = {
  ...{ id: 1, role: 'buyer', status: 'accepted', amount: 180e6, revision: 2, steps: [], order: null },
  ...{ createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' },
  ...{ expiresAt: '2026-11-08T00:00:00Z', reservedUntil: '2026-11-03T00:00:00Z' },
  listing: {
    ...{ id: 2, label: 'Toyota Avanza', slug: 'toyota-avanza-2', price: 185e6, status: 'reserved' },
    ...{ coverImage: null, bodyType: null, color: null },
  },
  other: { id: null, name: 'Budi', mobile: null, isWhatsapp: false },
};
const order = { reference: 'LJ1', status: 'held', fee: 500_000, heldUntil: null } as const;

test('advice tells apart paying the seller and paying the booking fee, where it can be paid', () => {
  const apart = /seller.*The booking fee of Rp 500,000 is paid on Lajur’s own/;
  for (const element of [
    <OfferContact key="unpaid" offer={{ ...agreed, bookingFee: 500_000 }} />,
    <OfferContact key="paid" offer={{ ...agreed, order }} />,
  ])
    expect(textOf(element)).toMatch(apart);
  expect(textOf(<OfferContact offer={agreed} />)).not.toContain('fee');
});

test('the seller of an agreed car is advised as one', () => {
  expect(textOf(<OfferContact offer={{ ...agreed, role: 'seller', order }} />)).toMatch(
    /hand over car and BPKB only when your own bank account shows the money\.$/,
  );
});
