// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListingCard as Card } from '#contract/listing/listing.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { ListingCard } from './listing-card.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The rows below the photo, from the top. */
function rowsOf(changes: Partial<Card>): readonly string[] {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ListingCard car={listingCard(1, changes)} />
    </I18nProvider>,
  );
  const body = container.querySelector('article > a > :last-child');
  return [...(body?.children ?? [])].map((row) => row.textContent ?? '');
}

test('an instalment moves neither the name nor the facts of a car', () => {
  const without = rowsOf({});
  const rows = rowsOf({ instalment: 4_600_000, instalmentTerms: { downPayment: 25, months: 48 } });
  expect(without).toHaveLength(4);
  expect(rows).toHaveLength(5);
  expect(rows.slice(0, 3)).toEqual(without.slice(0, 3));
  expect(rows[3]).toContain('25%');
});

test('a card shows the day of its ad, which no clock changes', () => {
  expect(rowsOf({ publishedAt: '2026-11-18T20:00:00.000Z' }).at(-1)).toMatch(/19 Nov|Nov 19/);
});
