// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { ApiProvider } from '#app/data/api/use-api.tsx';
import { awaitCar, readAwaitedCars } from './awaited-cars.ts';
import { AwaitedCarsNotice } from './awaited-cars-notice.tsx';

// Of the answer, only the pictures are used.
vi.mock('#app/data/api/read-answer.ts', async (actual) => {
  const { readAnswer } = await actual<typeof import('#app/data/api/read-answer.ts')>();
  return {
    readAnswer: (...given: Parameters<typeof readAnswer>) =>
      given[1] === 200 ? { listing: { images: [] } } : readAnswer(...given),
  };
});
const avanza = { slug: 'toyota-avanza-2019-7', name: 'Toyota Avanza 2019' };
const i18n = setupI18n({ locale: 'id', messages: { id: {} } });

/** Status of the next answers; undefined while the network is lost. */
let status: number | undefined;
let asked: string[];

beforeAll(async () => {
  await import('#app/data/api/read-answer.ts');
});
beforeEach(() => {
  localStorage.clear();
  asked = [];
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  turn(true);
});

function turn(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

async function show(): Promise<void> {
  const fetch = async (path: string) => {
    asked.push(path);
    if (status === undefined) throw new TypeError('Failed to fetch');
    const answer = {
      statusCode: status,
      code: 'not_found',
      message: 'Tidak ada',
      errors: {},
      requestId: 'r',
    };
    return { status, json: async () => answer };
  };
  vi.stubGlobal('fetch', async () => new Response());
  const api = createApiClient({ fetch, language: 'id' });
  const cache = new ResponseCache({ api, onReconnect: () => () => undefined });
  render(
    <I18nProvider i18n={i18n}>
      <ApiProvider cache={cache}>
        <AwaitedCarsNotice />
      </ApiProvider>
    </I18nProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test('an awaited car is said to be there once the network is back, and then no longer awaited', async () => {
  status = undefined;
  awaitCar(avanza, true);
  await act(async () => turn(false));
  await show();
  expect(screen.queryByRole('status')).toBeNull();
  expect(readAwaitedCars()).toEqual([avanza]);
  status = 200;
  await act(async () => turn(true));
  expect((await screen.findByRole('status')).textContent).toContain('Toyota Avanza 2019 is there now');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
    '/detail-mobil-bekas/toyota-avanza-2019-7',
  );
  expect(asked.every((path) => path.includes('id=7'))).toBe(true);
  await waitFor(() => expect(readAwaitedCars()).toEqual([]));
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a car that is no longer offered is said to be gone, without a link', async () => {
  status = 404;
  awaitCar(avanza, true);
  await show();
  expect((await screen.findByRole('status')).textContent).toContain(
    'Toyota Avanza 2019 is no longer offered',
  );
  expect(screen.queryByRole('link')).toBeNull();
  await waitFor(() => expect(readAwaitedCars()).toEqual([]));
});

test('nothing is said on the car’s own page, nor asked where no car is awaited', async () => {
  await show();
  expect(asked).toEqual([]);
  cleanup();
  status = 200;
  awaitCar(avanza, true);
  history.replaceState(null, '', '/detail-mobil-bekas/toyota-avanza-2019-7');
  await show();
  await waitFor(() => expect(readAwaitedCars()).toEqual([]));
  expect(screen.queryByRole('status')).toBeNull();
});
