// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusSheet } from './status-sheet.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const booking = { fee: 500_000, heldUntil: '2026-11-30T05:00:00Z' };

type Given = Pick<Parameters<typeof StatusSheet>[0], 'change' | 'booking' | 'isReserved'>;
const nothing = () => undefined;
async function textOf(given: Given): Promise<string> {
  cleanup();
  render(
    <I18nProvider i18n={i18n}>
      <StatusSheet label="Toyota Avanza" isOpen onClose={nothing} onConfirm={nothing} {...given} />
    </I18nProvider>,
  );
  await screen.findByText('Toyota Avanza');
  return document.body.textContent;
}

test('before a booked car is marked as sold, it says what was paid and who gets it', async () => {
  const text = await textOf({ change: 'sold', booking, isReserved: true });
  expect(text).toMatch(/paid a booking fee of Rp 500,000.*the fee is yours once they confirm, until .*30/);
  expect(text).toContain('If you sell it to someone else, the fee goes back to them.');
});

test('before a booked car’s ad is removed, it says that the fee goes back and the buyer is told', async () => {
  const text = await textOf({ change: 'remove', booking, isReserved: true });
  expect(text).toContain('paid a booking fee of Rp 500,000. It goes back to them if you remove the ad.');
  expect(text).toContain('the buyer whose offer you accepted is told');
});

test('without a booking no fee is named', async () => {
  for (const change of ['sold', 'remove'] as const)
    expect(await textOf({ change, booking: undefined, isReserved: false })).not.toMatch(/fee|reserved/);
});
