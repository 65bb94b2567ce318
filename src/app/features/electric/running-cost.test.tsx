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

const rates = {
  home: [
    { upToVa: 900, perKwh: 1352 },
    { upToVa: 2200, perKwh: 1444.7 },
    { upToVa: null, perKwh: 1699.53 },
  ],
  public: { perKwh: 2466.78, fees: { slow: 0, medium: 0, fast: 25_000, ultra: 57_000 } },
  service: { mobil: { petrol: 3.5e6, electric: 1.5e6 }, motor: { petrol: 8e5, electric: 4e5 } },
  petrol: 10_000,
  kmPerLitre: { mobil: 12, motor: 45 },
  tax: { mobil: { percent: 2, fixed: 143_000 }, motor: { percent: 2, fixed: 35_000 } },
  notes: { home: '', public: '', petrol: '', service: '', tax: '' },
};

function show(running: Running) {
  const { container, getByLabelText } = render(
    <I18nProvider i18n={i18n}>
      <RunningCost running={running} rates={rates} />
    </I18nProvider>,
  );
  const amounts = () =>
    [...container.querySelectorAll('dd')].map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));
  return { amounts, getByLabelText };
}

test('running cost of a petrol car: 15,000 km at 12 km/l, tax and service at the operator’s rates; recalculated for another distance', () => {
  const { amounts, getByLabelText } = show({ kind: 'mobil', variant: 'G', price: 200e6, electric: null });
  expect(amounts()).toEqual([12_500_000, 4_143_000, 3_500_000, 20_143_000]);
  fireEvent.change(getByLabelText('Kilometres a year'), { target: { value: '12000' } });
  expect(amounts()).toEqual([10_000_000, 4_143_000, 3_500_000, 17_643_000]);
});

test('running cost of an electric motorcycle: energy for 80 % of the stated range, the road fund, service', () => {
  const electric = { batteryKwh: 1.8, rangeKm: 50 };
  const { amounts } = show({ kind: 'motor', variant: 'Q', price: 20e6, electric });
  // Energy: 2 kWh drawn per 40 km, at Rp 1,444.70 per kWh.
  expect(amounts()).toEqual([1_083_525, 35_000, 400_000, 1_518_525]);
});
