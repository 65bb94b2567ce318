// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarPicture, type PicturedCar } from './car-picture.tsx';

beforeEach(() => {
  // Pictures never load in this environment.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const photo = { key: 'car-1', preview: '' };

function show(car: PicturedCar): HTMLElement {
  return render(
    <I18nProvider i18n={i18n}>
      <CarPicture car={car} />
    </I18nProvider>,
  ).container;
}
const shownIn = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src') ?? null;
const paintIn = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('[style*="mask-image"]')?.style.backgroundColor;

test('a car with a photo shows that', () => {
  const picture = show({ coverImage: photo, bodyType: 'mpv', color: null });
  expect(shownIn(picture)).toMatch(/^\/media\/car-1\//);
  expect(picture.textContent).toBe('');
});

test.each<[string, PicturedCar]>([
  ['of a list', { coverImage: null, bodyType: 'mpv', color: 'merah' }],
  ['stored from its own page', { coverImage: null, bodyType: 'mpv', facts: { color: 'merah' } }],
  ['stored again from a list', { coverImage: null, bodyType: 'mpv', color: null, facts: { color: 'merah' } }],
])('a car without photos, %s, shows its body in its colour, marked', (_, car) => {
  const picture = show(car);
  expect(shownIn(picture)).toBe('/bodies/mpv.webp');
  expect(paintIn(picture)).toBeTruthy();
  // Only the paint layer is tinted.
  expect(picture.innerHTML).toContain('/bodies/paint/mpv.webp');
  expect(picture.textContent).toBe('Illustration');
});

test('a silver car, or one of unknown colour, is drawn without paint', () => {
  for (const color of ['silver', 'lainnya', null] as const) {
    const picture = show({ coverImage: null, bodyType: 'suv', color });
    expect([shownIn(picture), paintIn(picture)]).toEqual(['/bodies/suv.webp', undefined]);
    cleanup();
  }
});

test('a photo that cannot be loaded becomes the drawing, and that a placeholder', () => {
  const picture = show({ coverImage: photo, bodyType: 'mpv', color: null });
  const fail = () => fireEvent.error(picture.querySelector('img') ?? picture);
  fail();
  expect([shownIn(picture), picture.textContent]).toEqual(['/bodies/mpv.webp', 'Illustration']);
  fail();
  expect([shownIn(picture), picture.textContent]).toEqual([null, 'Photo not loaded']);
});

test('without a photo or a body there is a placeholder', () => {
  expect(show({}).textContent).toBe('No photo');
});
