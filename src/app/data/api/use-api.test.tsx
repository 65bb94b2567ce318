// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import { homeAnswer } from '#tests/support/home-answer.ts';
import { addressOf, createApiClient } from './api-client.ts';
import { ResponseCache } from './response-cache.ts';
import { ApiProvider, useApi, useLeftOut } from './use-api.tsx';

const address = addressOf('home', {}, 'id');

/** The network's next response: a number of cars, or a failure. */
let network: () => number;
let calls: number;
const lost = () => {
  throw new TypeError('Failed to fetch');
};
let reconnect: () => void;

function cacheWith(
  answers: Readonly<Record<string, unknown>> = {},
  language: Language = 'id',
): ResponseCache {
  const fetch = async () => {
    calls += 1;
    const data = homeAnswer(network());
    return { status: 200, json: async () => ({ statusCode: 200, message: 'OK', data }) };
  };
  return new ResponseCache({
    api: createApiClient({ fetch, language }),
    answers,
    onReconnect(callback) {
      reconnect = callback;
      return () => undefined;
    },
  });
}

function Count({ name }: { readonly name: string }) {
  const { data, isLoading } = useApi('home', {});
  return <output aria-label={name}>{isLoading ? 'asking' : (data?.totalCount ?? 'nothing')}</output>;
}

function Late() {
  return <output aria-label="late">{useLeftOut('home', {})?.totalCount ?? 'nothing'}</output>;
}

const page = (cache: ResponseCache) => (
  <ApiProvider cache={cache}>
    <Count name="one" />
    <Count name="other" />
  </ApiProvider>
);
const shown = (name: string) => screen.getByLabelText(name).textContent;

// The first call loads the parser; that delay is not tested here.
beforeAll(() => import('./read-answer.ts'));
beforeEach(() => {
  calls = 0;
  network = () => 1;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Must be the first test: SWR deduplicates for the whole page.
test('answers of the document are hydrated without a call', async () => {
  const onServer = cacheWith({ [address]: homeAnswer(1) });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(onServer));
  expect(shown('one')).toBe('1');
  const problems: unknown[] = [];
  const taken = hydrateRoot(root, page(cacheWith(onServer.answers)), {
    onRecoverableError: (problem) => problems.push(problem),
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([shown('one'), calls, problems]).toEqual(['1', 0, []]);
  taken.unmount();
  root.remove();
});

test('two readers of the same data share one request', async () => {
  render(page(cacheWith()));
  expect(shown('one')).toBe('asking');
  await waitFor(() => expect([shown('one'), shown('other')]).toEqual(['1', '1']));
  expect(calls).toBe(1);
});

test('a screen shows the responses its page was loaded with', async () => {
  const cache = cacheWith({ [address]: homeAnswer(7) });
  render(page(cache));
  expect(shown('one')).toBe('7');
  await cache.mutate(address, homeAnswer(8), { revalidate: false });
  await waitFor(() => expect(shown('other')).toBe('8'));
  expect(calls).toBe(0);
});

test('after a change the answer is asked for again, however fresh it is; a lost call keeps it', async () => {
  const cache = cacheWith();
  render(page(cache));
  await waitFor(() => expect(shown('one')).toBe('1'));
  network = () => 5;
  await cache.renew('home', {});
  await waitFor(() => expect(shown('one')).toBe('5'));
  network = lost;
  await cache.renew('home', {});
  expect(shown('other')).toBe('5');
});

test('a restored connection brings newer answers, and failed ones', async () => {
  network = lost;
  render(page(cacheWith()));
  await waitFor(() => expect(shown('one')).toBe('nothing'));
  network = () => 2;
  reconnect();
  await waitFor(() => expect(shown('one')).toBe('2'));
  network = () => 3;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  reconnect();
  await waitFor(() => expect(shown('other')).toBe('3'));
});

test('a failed call is retried by itself, where the browser reports no connection change', async () => {
  network = lost;
  render(page(cacheWith()));
  await waitFor(() => expect(shown('one')).toBe('nothing'));
  network = () => 2;
  await waitFor(() => expect(shown('one')).toBe('2'));
});

test('content hydrated late shows the answer that the document leaves out, also after others have asked for it', async () => {
  // SWR remembers how an address began, for the whole page: this one is not asked for above.
  const ownAddress = addressOf('home', {}, 'en');
  const late = (cache: ResponseCache) => (
    <ApiProvider cache={cache}>
      <Late />
    </ApiProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(late(cacheWith({ [ownAddress]: homeAnswer(1) }, 'en')));
  const cache = cacheWith({}, 'en');
  render(
    <ApiProvider cache={cache}>
      <Count name="one" />
    </ApiProvider>,
  );
  await waitFor(() => expect(shown('one')).toBe('1'));
  const problems: unknown[] = [];
  const taken = await act(async () =>
    hydrateRoot(root, late(cache), { onRecoverableError: (problem) => problems.push(problem) }),
  );
  expect([shown('late'), problems]).toEqual(['1', []]);
  taken.unmount();
  root.remove();
});
