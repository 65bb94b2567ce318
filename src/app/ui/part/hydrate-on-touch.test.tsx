// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { gateOf, watchGates } from './gates.ts';
import { HydrateOnTouch } from './hydrate-on-touch.tsx';

const onClick = vi.fn();
const prepare = vi.fn(() => Promise.resolve());
/** In the body, like a sheet. */
function Portal() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return isShown ? createPortal('A sheet', document.body) : null;
}
const page = (
  <main>
    <HydrateOnTouch id="card" prepare={prepare}>
      <button type="button" onClick={onClick}>
        Open
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: as a link to a page that opens above this one */}
      <a href="/#page" data-sheet="" onClick={onClick}>
        Open as a sheet
      </a>
    </HydrateOnTouch>
    <Portal />
  </main>
);
const isPending = () => document.querySelector('[data-pending]') !== null;

let rendered: HTMLElement | null;
/** Called by React for content that it re-renders because hydration failed. */
const failures = vi.fn();
let root: ReturnType<typeof hydrateRoot>;

beforeEach(() => {
  vi.stubEnv('SSR', true);
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  vi.stubEnv('SSR', false);
  rendered = document.querySelector('button');
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  onClick.mockClear();
  failures.mockClear();
});

function hydrate(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('no root');
  root = hydrateRoot(container, page, { onRecoverableError: failures });
}

function expectHydrated(): void {
  expect(document.querySelector('button')).toBe(rendered);
  expect(failures).not.toHaveBeenCalled();
  rendered?.click();
  expect(onClick).toHaveBeenCalledTimes(1);
}

test('server-rendered content is hydrated on interaction, not before', async () => {
  await act(hydrate);
  rendered?.click();
  expect([onClick.mock.calls.length, isPending()]).toEqual([0, true]);
  await act(async () => gateOf('card').open());
  expect(isPending()).toBe(false);
  expectHydrated();
});

test('an early tap on a link that opens a sheet is repeated, and follows the link where its code is missing', async () => {
  const link = document.querySelector('a');
  prepare.mockRejectedValueOnce(new Error('no connection'));
  watchGates();
  await act(hydrate);
  await act(async () => link?.click());
  await eventually(() => expect(location.hash).toBe('#page'));
  expect(onClick).not.toHaveBeenCalled();
  location.hash = '';
  await act(async () => link?.click());
  await eventually(() => expect(onClick).toHaveBeenCalledTimes(1));
});

test('an early tap shows at once that it was heard, and is repeated once its code is there', async () => {
  let arrive = () => {};
  prepare.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  watchGates();
  await act(hydrate);
  await act(() => rendered?.click());
  expect([rendered?.dataset.heard, onClick.mock.calls.length]).toEqual(['', 0]);
  await act(async () => arrive());
  await eventually(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(rendered?.dataset.heard).toBeUndefined();
});

test('a gate that opens while its content is being hydrated keeps what the server rendered', async () => {
  const gate = gateOf('card');
  const find = document.querySelector.bind(document);
  // The gate opens between the render's check for the content and its use of the gate's promise.
  vi.spyOn(document, 'querySelector').mockImplementation((selectors: string) => {
    queueMicrotask(() => gate.open());
    return find(selectors);
  });
  hydrate();
  await eventually(() => expect(find('[data-pending]')).toBeNull());
  vi.restoreAllMocks();
  expectHydrated();
});

test('after a mismatch above it, everything is rendered, and nothing waits for a touch', async () => {
  document.querySelector('main')?.prepend(document.createElement('aside'));
  await act(hydrate);
  expect(failures).toHaveBeenCalled();
  expect(isPending()).toBe(false);
  document.querySelector('button')?.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a tap on content that is then rendered anew is repeated on its like', async () => {
  watchGates();
  await act(hydrate);
  document.querySelector('[data-pending]')?.prepend(document.createElement('aside'));
  rendered?.before(document.createElement('aside'));
  await act(async () => rendered?.click());
  await eventually(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(document.querySelector('button')).not.toBe(rendered);
});
