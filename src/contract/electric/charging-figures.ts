import type { Localized } from '#contract/language.ts';

/*
 * Default values of the electric calculators, each with its source and as-of date. The visitor can change
 * all of them.
 */

export type Figure = { readonly source: Localized; readonly asOf: string };

/** Rupiah per kilowatt-hour by the house's connected power in volt-amperes. */
export const homeTariffs = {
  perKwh: [
    [900, 1352],
    [1300, 1444.7],
    [2200, 1444.7],
    [3500, 1699.53],
    [4400, 1699.53],
    [5500, 1699.53],
    [6600, 1699.53],
    [7700, 1699.53],
    [11_000, 1699.53],
  ],
  source: {
    id: 'Tarif PLN rumah tangga tanpa subsidi (900 VA: R-1M)',
    en: 'PLN’s household tariff without subsidy (900 VA: R-1M)',
  },
  asOf: '2022-07',
} as const satisfies Figure & { perKwh: readonly (readonly [va: number, rupiah: number])[] };

/** Public charging: rupiah per kilowatt-hour, and the maximum service fee per charge by charger speed. */
export const publicTariff = {
  perKwh: 2466.78,
  fee: { slow: 0, medium: 0, fast: 25_000, ultra: 57_000 },
  source: {
    id: 'Permen ESDM 1/2023 dan Kepmen ESDM 182.K/TL.04/MEM.S/2023 (biaya layanan: paling banyak)',
    en: 'Regulation ESDM 1/2023 and Decree ESDM 182.K/TL.04/MEM.S/2023 (service fee: at most)',
  },
  asOf: '2023-07',
} as const satisfies Figure & { perKwh: number; fee: unknown };

/** Rupiah per litre. */
export const petrolPrice = {
  perLitre: 10_000,
  source: { id: 'harga Pertalite yang berlaku', en: 'the price of Pertalite in force' },
  asOf: '2022-09',
} as const satisfies Figure & { perLitre: number };

/** Assumptions of the calculators: rounded from general knowledge, not measured. */
export const assumptions = {
  /** Charging loss as a share of the energy drawn. */
  loss: 0.1,
  /**
   * Average power of a fast charge up to 80 %, as a share of the maximum that both car and charger support.
   */
  taper: 0.7,
  /** Real range as a percentage of the stated range. */
  realRange: 80,
  kmPerYear: 15_000,
  /** Minimum power of a car's on-board charger, in kilowatts: 6 A at 220 V (IEC 61851). */
  leastKw: 1.32,
  /** Default home charging power in kilowatts, where the vehicle's is unknown. */
  homeKw: { mobil: 7, motor: 0.5 },
  /**
   * Annual tax as a share of the price. Electric vehicles are exempt (UU 1/2022); the rate for petrol is
   * typical.
   */
  taxShare: { electric: 0, petrol: 0.015 },
  /** Service and wear parts in rupiah per year. */
  service: {
    mobil: { electric: 1_500_000, petrol: 3_500_000 },
    motor: { electric: 400_000, petrol: 800_000 },
  },
  /** Fuel economy of the petrol vehicle compared with, in kilometres per litre. */
  rivalKmPerLitre: { mobil: 12, motor: 45 },
  years: 10,
  asOf: '2026-11',
} as const;
