// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPressed } from '#tests/support/page-elements.ts';
import { AwaitCar } from './await-car.tsx';
import { awaitCar, readAwaitedCars } from './awaited-cars.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const avanza = { slug: 'toyota-avanza-2019-7', name: 'Toyota Avanza 2019' };
const brio = { slug: 'honda-brio-2020-8', name: 'Honda Brio 2020' };

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <AwaitCar car={avanza} />
    </I18nProvider>,
  );
const button = () => screen.getByRole('button');

test('a car is awaited from a press until the next, also on a new page', () => {
  show();
  expect(isPressed(button())).toBe(false);
  fireEvent.click(button());
  expect(readAwaitedCars()).toEqual([avanza]);
  expect(isPressed(button())).toBe(true);
  expect(button().textContent).toBe('We tell you in Lajur when it is there');
  cleanup();
  show();
  expect(isPressed(button())).toBe(true);
  fireEvent.click(button());
  expect(isPressed(button())).toBe(false);
  expect(button().textContent).toBe('Tell me when it is there');
  expect(readAwaitedCars()).toEqual([]);
});

test('another car that is awaited does not press the button, and stays awaited', () => {
  awaitCar(brio, true);
  show();
  expect(isPressed(button())).toBe(false);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(readAwaitedCars()).toEqual([brio]);
});

test('the last ten cars are awaited; what cannot be read is none', () => {
  for (let id = 1; id <= 11; id++) awaitCar({ slug: `car-${id}`, name: `Car ${id}` }, true);
  expect(readAwaitedCars().map(({ name }) => name)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => `Car ${id}`),
  );
  for (const text of ['{', '[{"slug":7}]']) {
    localStorage.setItem('lajur.awaited-cars', text);
    expect(readAwaitedCars()).toEqual([]);
  }
});
