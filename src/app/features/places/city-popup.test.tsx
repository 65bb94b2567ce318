// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CityPopup } from './city-popup.tsx';

vi.mock('#app/i18n/messages.ts', () => ({ partWords: async () => undefined }));
vi.mock('./city-offer.tsx', () => ({ CityOffer: () => <output>Where?</output> }));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOffered = () => screen.queryByRole('status') !== null;
const happens = (name: string) => act(async () => void dispatchEvent(new Event(name)));

beforeAll(async () => {
  // Its code arrives once; after that it is shown at once.
  vi.useFakeTimers();
  render(<CityPopup />);
  await pass(2000);
  vi.useRealTimers();
  await screen.findByRole('status');
  cleanup();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it opens after two seconds', async () => {
  render(<CityPopup />);
  await pass(1900);
  expect(isOffered()).toBe(false);
  await pass(200);
  expect(isOffered()).toBe(true);
});

test.each(['scroll', 'pointerdown', 'pointermove'])(
  'it waits two seconds more after each %s',
  async (name) => {
    render(<CityPopup />);
    for (let time = 0; time < 3; time++) {
      await pass(1500);
      await happens(name);
    }
    await pass(1900);
    expect(isOffered()).toBe(false);
    await pass(200);
    expect(isOffered()).toBe(true);
  },
);

test('it does not open over a list that is read further down, but once that is back at its top', async () => {
  render(<CityPopup />);
  vi.stubGlobal('scrollY', innerHeight);
  await pass(5000);
  expect(isOffered()).toBe(false);
  vi.stubGlobal('scrollY', 0);
  await happens('scroll');
  await pass(2100);
  expect(isOffered()).toBe(true);
});
