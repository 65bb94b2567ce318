// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Running } from '#contract/new-vehicles/new-model.schema.ts';
import { RunningCost } from './running-cost.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function show(running: Running) {
  const { container, getByLabelText } = render(
    <I18nProvider i18n={i18n}>
      <RunningCost running={running} />
    </I18nProvider>,
  );
  const amounts = () =>
    [...container.querySelectorAll('dd')].map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));
  return { amounts, getByLabelText };
}

test('running cost of a petrol car: 15,000 km at 12 km/l, 1.5 % tax and service; recalculated for another distance', () => {
  const { amounts, getByLabelText } = show({ kind: 'mobil', variant: 'G', price: 200e6, electric: null });
  expect(amounts()).toEqual([12_500_000, 3_000_000, 3_500_000, 19_000_000]);
  fireEvent.change(getByLabelText('Kilometres a year'), { target: { value: '12000' } });
  expect(amounts()).toEqual([10_000_000, 3_000_000, 3_500_000, 16_500_000]);
});

test('running cost of an electric motorcycle: energy for 80 % of the stated range, no tax, service', () => {
  const electric = { batteryKwh: 1.8, rangeKm: 50 };
  const { amounts } = show({ kind: 'motor', variant: 'Q', price: 20e6, electric });
  // Energy: 2 kWh drawn per 40 km, at Rp 1,444.70 per kWh.
  expect(amounts()).toEqual([1_083_525, 0, 400_000, 1_483_525]);
});
