// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { markEarlyInput } from './mark-early-input.ts';
import { keepEarlyInput, replayEarlyInput } from './replay-early-input.ts';

function House() {
  const [power, setPower] = useState('2200');
  const [distance, setDistance] = useState('');
  return (
    <>
      <select value={power} onChange={({ currentTarget }) => setPower(currentTarget.value)}>
        <option value="900">900</option>
        <option value="2200">2200</option>
      </select>
      <input value={distance} onChange={({ currentTarget }) => setDistance(currentTarget.value)} />
      <output>
        {power} {distance}
      </output>
    </>
  );
}

test('a selection made before hydration is kept, also when another field changes before it is replayed', async () => {
  markEarlyInput();
  delete document.documentElement.dataset.alive;
  document.body.innerHTML = renderToString(<House />);
  const [select, input] = [document.querySelector('select'), document.querySelector('input')];
  if (!select || !input) throw new Error('There are no fields.');
  const enter = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  enter(select, '900');
  await act(() => hydrateRoot(document.body, <House />));
  await act(() => enter(input, '12'));
  await act(() => replayEarlyInput());
  const text = document.querySelector('output')?.textContent;
  expect([select.value, input.value, text]).toEqual(['900', '12', '900 12']);
});

function Search() {
  const [words, setWords] = useState('');
  return (
    <>
      <input value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      <output>{words}</output>
    </>
  );
}

test('what is typed while the code of its part is late is kept, before and after the page is alive', async () => {
  markEarlyInput();
  delete document.documentElement.dataset.alive;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const page = (
    <HydrateOnTouch id="search" prepare={() => arrived}>
      <Search />
    </HydrateOnTouch>
  );
  vi.stubEnv('SSR', true);
  document.body.innerHTML = renderToString(page);
  vi.stubEnv('SSR', false);
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field.');
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('ava');
  const root = await act(() => hydrateRoot(document.body, page));
  await act(() => replayEarlyInput());
  await act(async () => type('avanza'));
  await act(async () => arrive());
  expect([input.value, document.querySelector('output')?.textContent]).toEqual(['avanza', 'avanza']);
  await act(() => root.unmount());
  vi.unstubAllEnvs();
});

test('a tap while everything is rendered anew is repeated on the new element', async () => {
  markEarlyInput();
  delete document.documentElement.dataset.alive;
  const button = '<button type="button">Pilih kota</button>';
  document.body.innerHTML = button;
  keepEarlyInput();
  document.querySelector('button')?.click();
  document.body.innerHTML = button;
  const taps: Event[] = [];
  document.querySelector('button')?.addEventListener('click', (event) => taps.push(event));
  replayEarlyInput();
  await Promise.resolve();
  expect(taps).toHaveLength(1);
});

test('a link that is tapped early opens its sheet instead of its page; with a modifier key it stays a link', async () => {
  markEarlyInput();
  delete document.documentElement.dataset.alive;
  const open = vi.fn();
  const page = (
    <a
      href="/dealer"
      data-sheet=""
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      Ask
    </a>
  );
  document.body.innerHTML = renderToString(page);
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link.');
  const tap = (modifier: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier }));
  expect(tap()).toBe(false);
  await act(() => hydrateRoot(document.body, page));
  expect(open).not.toHaveBeenCalled();
  await act(() => replayEarlyInput());
  expect(open).toHaveBeenCalledOnce();

  delete document.documentElement.dataset.alive;
  const pages: string[] = [];
  document.addEventListener(
    'click',
    (event) => {
      pages.push(String(event.defaultPrevented));
      event.preventDefault();
    },
    { capture: true, once: true },
  );
  tap({ ctrlKey: true });
  expect(pages).toEqual(['false']);
});
