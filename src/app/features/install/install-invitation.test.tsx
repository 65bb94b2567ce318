// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { openDevice } from '#app/data/device/device.ts';
import { keepInstallOffer } from '#app/pwa/install-offer.ts';
import { rememberViewed } from '#offline/viewed/viewed-cars.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { InstallInvitation } from './install-invitation.tsx';
import { invitedAt, isTimeToInvite } from './invitation-rule.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const prompt = vi.fn(async () => undefined);

beforeEach(async () => {
  localStorage.clear();
  prompt.mockClear();
  history.replaceState(null, '', '/mobil-bekas');
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  await opened.database.viewed.clear();
  for (const [id, day] of [
    [1, '2026-11-20'],
    [2, '2026-11-21'],
  ] as const)
    await rememberViewed(opened.database, listingCard(id), new Date(`${day}T05:00:00Z`));
  keepInstallOffer();
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
});
afterEach(cleanup);

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <InstallInvitation />
    </I18nProvider>,
  );

test('after a second day it invites, but not while a car is read; the browser’s prompt follows', async () => {
  show();
  await screen.findByRole('status');
  act(() => navigate('/detail-mobil-bekas/toyota-avanza-1'));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => navigate('/mobil-bekas'));
  fireEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
  expect(isTimeToInvite({ usefulDays: 9, invitedAt: invitedAt(), now: Date.now() })).toBe(false);
});
