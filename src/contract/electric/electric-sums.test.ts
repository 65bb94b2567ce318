import { describe, expect, test } from 'vitest';
import {
  breakEven,
  chargeAtHome,
  chargeInPublic,
  costAfter,
  electricPerKm,
  homeTariff,
  powerLeft,
  yearlyTax,
} from './electric-sums.ts';

const rates = {
  home: [
    { upToVa: 900, perKwh: 1352 },
    { upToVa: 2200, perKwh: 1444.7 },
    { upToVa: null, perKwh: 1699.53 },
  ],
  public: { perKwh: 2466.78, fees: { slow: 0, medium: 0, fast: 25_000, ultra: 57_000 } },
};

/* Expected values are calculated by hand with a charging loss of 10 %. */

test.each([
  [900, 1352],
  [1300, 1444.7],
  [2200, 1444.7],
  [3500, 1699.53],
  [6600, 1699.53],
  [50_000, 1699.53],
])('a house of %i VA pays Rp %d', (va, tariff) => expect(homeTariff(rates, va)).toBe(tariff));

describe('charging at home', () => {
  // 45 kWh from 20 to 80 %: 27 kWh stored in the battery, 30 kWh drawn.
  const charge = { batteryKwh: 45, from: 20, to: 80, leastKw: 1.32, rates };

  test('at the full power of the car’s charger', () => {
    const charged = chargeAtHome({ ...charge, chargerKw: 6, va: 7700, usedWatts: 500 });
    expect(charged).toEqual({ kw: 6, drawnKwh: 30, hours: 5, cost: 30 * 1699.53 });
  });

  test('at the power the house has left', () => {
    expect(powerLeft(2200, 700)).toBe(1.5);
    const charged = chargeAtHome({ ...charge, chargerKw: 6, va: 2200, usedWatts: 700 });
    expect(charged).toEqual({ kw: 1.5, drawnKwh: 30, hours: 20, cost: 30 * 1444.7 });
  });

  test('is impossible below the minimum power', () => {
    for (const [va, usedWatts] of [
      [1300, 300],
      [900, 0],
      [900, 2000],
    ] as const)
      expect(chargeAtHome({ ...charge, chargerKw: 6, va, usedWatts })).toBeUndefined();
    // The minimum charging power of a motorcycle is lower.
    expect(
      chargeAtHome({ ...charge, batteryKwh: 2.7, chargerKw: 0.3, va: 900, usedWatts: 300, leastKw: 0 })
        ?.hours,
    ).toBeCloseTo(6);
  });

  test('takes no time with a full battery', () => {
    const charged = chargeAtHome({ ...charge, from: 80, to: 60, chargerKw: 6, va: 7700, usedWatts: 0 });
    expect(charged).toMatchObject({ drawnKwh: 0, hours: 0, cost: 0 });
  });
});

test('public charging includes the service fee, and fast chargers stay below their rated power', () => {
  const charge = { batteryKwh: 45, from: 20, to: 80, rates };
  const fast = chargeInPublic({ ...charge, carKw: 60, stationKw: 50, speed: 'fast' });
  expect(fast.kw).toBeCloseTo(35);
  expect(fast.hours * 60).toBeCloseTo(51.43, 1);
  expect(fast.cost).toBeCloseTo(30 * 2466.78 + 25_000);
  const medium = chargeInPublic({ ...charge, carKw: 7.5, stationKw: 22, speed: 'medium' });
  expect(medium).toEqual({ kw: 7.5, drawnKwh: 30, hours: 4, cost: 30 * 2466.78 });
});

test('cost per kilometre', () => {
  // 36 kWh stored is 40 kWh drawn, for 320 km (80 % of the stated 400): 0.125 kWh/km.
  expect(electricPerKm({ batteryKwh: 36, rangeKm: 400 }, 1600, 80)).toBeCloseTo(200);
});

test('cost of ownership over ten years: price, energy, tax and service', () => {
  const electric = { price: 400e6, perKm: 200, kmPerYear: 15_000, perYear: 2e6 };
  const petrol = { price: 350e6, perKm: 800, kmPerYear: 15_000, perYear: 8e6 };
  expect(costAfter(electric, 10)).toBe(400e6 + 30e6 + 20e6);
  expect(costAfter(petrol, 10)).toBe(350e6 + 120e6 + 80e6);
  // 50 million more to buy, 15 million a year less to run: 3.33 years.
  expect(breakEven(electric, petrol, 10)).toBe(4);
  expect(breakEven(electric, { ...petrol, price: 200e6 }, 10)).toBeUndefined();
  expect(breakEven(electric, { ...petrol, price: 500e6 }, 10)).toBe(0);
});

test('an electric vehicle pays no tax, but the road fund', () => {
  const tax = { mobil: { percent: 2, fixed: 143_000 }, motor: { percent: 2, fixed: 35_000 } };
  expect(yearlyTax({ tax }, 'mobil', 'petrol', 200e6)).toBe(4_143_000);
  expect(yearlyTax({ tax }, 'motor', 'electric', 20e6)).toBe(35_000);
});
