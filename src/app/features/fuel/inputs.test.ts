import { expect, test } from 'vitest';
import { fuelInputsOf, searchWithFuel } from './inputs.ts';

test('place, fuel and trip come from the address; what is no value is as if absent', () => {
  expect(fuelInputsOf('prov=12&bbm=dexlite&tempuh=300&jarak=12.5&energi=15950&kendaraan=car-diesel')).toEqual(
    {
      ...{ area: 12, product: 'dexlite', km: 300, distance: 12.5, price: 15_950, kind: 'car-diesel' },
      isMotorcycle: false,
    },
  );
  expect(
    fuelInputsOf('prov=-1&bbm=constructor&tempuh=1e9&jarak=NaN&energi=&kendaraan=kapal&v=<script>'),
  ).toEqual({ isMotorcycle: false });
});

test('a change keeps the rest of the address, and undefined removes', () => {
  const search = searchWithFuel('v=toyota.avanza.1-3-e-mt&utm_source=x', { km: 40, product: 'pertamax' });
  expect(search).toBe('v=toyota.avanza.1-3-e-mt&utm_source=x&tempuh=40&bbm=pertamax');
  expect(searchWithFuel(search, { km: undefined, product: undefined, variant: undefined })).toBe(
    'utm_source=x',
  );
});
