import type { Localized } from '#contract/language.ts';

/* The figures that the sums of electric driving begin with, each with its source and date. All can be changed. */

export type Figure = { readonly source: Localized; readonly asOf: string };

/** Rupiah a kilowatt-hour, by the power of the connection in volt-amperes. */
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

/** Rupiah a kilowatt-hour at a public charger, and at most for the service of a fast or faster one. */
export const publicTariff = {
  perKwh: 2466.78,
  fee: { slow: 0, medium: 0, fast: 25_000, ultra: 57_000 },
  source: {
    id: 'Permen ESDM 1/2023 dan Kepmen ESDM 182.K/TL.04/MEM.S/2023 (biaya layanan: paling banyak)',
    en: 'Regulation ESDM 1/2023 and Decree ESDM 182.K/TL.04/MEM.S/2023 (service fee: at most)',
  },
  asOf: '2023-07',
} as const satisfies Figure & { perKwh: number; fee: unknown };

/** Rupiah a litre. */
export const petrolPrice = {
  perLitre: 10_000,
  source: { id: 'Harga Pertalite sejak 3 September 2022', en: 'Price of Pertalite since 3 September 2022' },
  asOf: '2022-09',
} as const satisfies Figure & { perLitre: number };

/** What the sums assume: round numbers of general knowledge, not measured. */
export const assumptions = {
  /** The share of what is drawn that does not reach the battery. */
  loss: 0.1,
  /** What a fast charger gives on average until 80 %, as a share of what car and charger can do at most. */
  taper: 0.7,
  /** What is driven of the stated range, in percent. */
  realRange: 80,
  kmPerYear: 15_000,
  /** The least that a car's charger takes: 6 A at 220 V (IEC 61851). */
  leastKw: 1.32,
  /** At home, where it is not known what the vehicle takes: kilowatts. */
  homeKw: { mobil: 7, motor: 0.5 },
  /** Tax a year as a share of the price: vehicles of this kind are exempt (UU 1/2022), others pay about this. */
  taxShare: { electric: 0, petrol: 0.015 },
  /** Service and small parts a year, in rupiah. */
  service: {
    mobil: { electric: 1_500_000, petrol: 3_500_000 },
    motor: { electric: 400_000, petrol: 800_000 },
  },
  /** Kilometres a litre of the one that is compared with. */
  rivalKmPerLitre: { mobil: 12, motor: 45 },
  years: 10,
  asOf: '2026-11',
} as const;
