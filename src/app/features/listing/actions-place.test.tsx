// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDevice } from '#app/data/device/device-note.ts';
import { whenIdle } from '#app/when-idle.ts';
import { listingDetail } from '#tests/support/listing-cards.ts';

/** Loads the messages with the code of a part. */
const fetchWords = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#app/i18n/messages.ts', () => ({ partWords: fetchWords }));
vi.mock('./contact-actions.tsx', () => ({
  ContactActions: () => <a href="/pesan">Pesan</a>,
}));

const listing = listingDetail(1);
let root: ReturnType<typeof hydrateRoot> | undefined;

/** The module as loaded by the server or the browser. */
async function loadPlace(isServer: boolean) {
  vi.stubEnv('SSR', isServer);
  vi.resetModules();
  const { ActionsPlace } = await import('./actions-place.tsx');
  const { serverPartsReady } = await import('#app/ui/part/hydrated-later.tsx');
  await serverPartsReady();
  return <ActionsPlace id="actions" listing={listing} onOpen={() => {}} prepareSheets={async () => {}} />;
}

beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = `<div id="root">${renderToString(await loadPlace(true))}</div>`;
});
afterEach(async () => {
  await act(() => root?.unmount());
  vi.unstubAllEnvs();
  fetchWords.mockClear();
});

async function hydrateUntilIdle(): Promise<void> {
  const page = await loadPlace(false);
  const container = document.getElementById('root');
  if (!container) throw new Error('no root');
  await act(async () => {
    root = hydrateRoot(container, page);
  });
  await act(() => new Promise<void>((resolve) => whenIdle(resolve)));
  expect(document.body.textContent).toBe('Pesan');
}

test('a guest’s device does not fetch the code of the actions until they are touched', async () => {
  noteDevice(['favourites', 'viewed']);
  await hydrateUntilIdle();
  expect(fetchWords).not.toHaveBeenCalled();
});

test.each(['account', 'outbox', 'accountAnswers'] as const)(
  'a device with %s fetches it, since the car may be the visitor’s own',
  async (held) => {
    noteDevice([held]);
    await hydrateUntilIdle();
    expect(fetchWords).toHaveBeenCalledWith('browse');
  },
);
