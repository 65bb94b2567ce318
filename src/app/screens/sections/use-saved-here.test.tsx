// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { ApiProvider } from '#app/data/api/use-api.tsx';
import * as device from '#app/data/device/device.ts';
import { rememberViewed } from '#offline/viewed/viewed-cars.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { useSavedHere } from './use-saved-here.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const i18n = setupI18n({ locale: 'id', messages: { id: {} } });
const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
const cache = new ResponseCache({ api: createApiClient({ fetch, language: 'id' }) });

function Viewed() {
  const here = useSavedHere(undefined);
  return <p>{here === undefined ? 'reading' : `viewed: ${here.viewed?.count ?? 0}`}</p>;
}
const show = (from = cache) =>
  render(
    <I18nProvider i18n={i18n}>
      <ApiProvider cache={from}>
        <Viewed />
      </ApiProvider>
    </I18nProvider>,
  );

test('what has been viewed meanwhile is read by the next page', async () => {
  show();
  await screen.findByText('viewed: 0');
  cleanup();
  const opened = await device.openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  await rememberViewed(opened.database, listingCard(1), new Date());
  show();
  expect(await screen.findByText('viewed: 1')).toBeTruthy();
});

test('a device that never answers is waited for two seconds', async () => {
  vi.spyOn(device, 'openDevice').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(new ResponseCache({ api: createApiClient({ fetch, language: 'id' }) }));
  expect(screen.getByText('reading')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await screen.findByText('viewed: 0')).toBeTruthy();
});
