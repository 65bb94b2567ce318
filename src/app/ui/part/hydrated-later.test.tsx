// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';

vi.mock('#app/i18n/messages.ts', () => ({ partWords: async () => undefined }));

afterEach(() => {
  vi.unstubAllEnvs();
});

const onClick = vi.fn();
const OfOtherPart = () => (
  <button type="button" onClick={onClick}>
    Open
  </button>
);

/** The page as loaded by the server or the browser. */
async function loadPage(isServer: boolean, code: Promise<void>) {
  vi.stubEnv('SSR', isServer);
  vi.resetModules();
  const { HydrateOnTouch } = await import('./hydrate-on-touch.tsx');
  const { hydratedLater, serverPartsReady } = await import('./hydrated-later.tsx');
  const Later = hydratedLater('browse', async () => {
    await code;
    return OfOtherPart;
  });
  await serverPartsReady();
  // Not prepared: the gate opens before the code is available.
  const page = (
    <HydrateOnTouch id="later">
      <Later />
    </HydrateOnTouch>
  );
  return { page, watchGates: (await import('./gates.ts')).watchGates };
}

test('a tap is kept until the code of another part is hydrated, and repeated once', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.innerHTML = renderToString((await loadPage(true, Promise.resolve())).page);
  let arrive = () => {};
  const { page, watchGates } = await loadPage(false, new Promise<void>((resolve) => (arrive = resolve)));
  await act(async () => void hydrateRoot(root, page));
  watchGates();
  const button = document.querySelector('button');
  await act(async () => button?.click());
  expect([button?.dataset.heard, onClick.mock.calls.length]).toEqual(['', 0]);
  await act(async () => arrive());
  await eventually(() => expect(onClick).toHaveBeenCalled());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.querySelector('button')).toBe(button);
});
