import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { yearlyTaxOf } from '#money/vehicle-tax.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { defineReading, type Reading, TableError } from '#server/features/operator-tables/shared/reading.ts';
import { electricityTariffTable } from '#server/features/operator-tables/shared/tables/ownership-tables.ts';
import { checkedAt, validSince } from './rate-dates.ts';
import { runningCosts } from './running-costs.ts';
import { vehicleTaxes } from './vehicle-taxes.ts';

/** Jakarta: the price of a new vehicle is on the road there. */
export const pricedIn = 31;
/** A price of which a percentage is a whole number of rupiah. */
const sample = 100_000_000;

/** Household tariffs by connected power, and those of public chargers. */
export const electricityTariffs = defineReading({
  tables: [electricityTariffTable],
  make(read) {
    const { rows } = read(electricityTariffTable);
    const home = rows
      .filter(({ use }) => use === 'home')
      .toSorted(
        (a, b) => (a.up_to_va ?? Number.POSITIVE_INFINITY) - (b.up_to_va ?? Number.POSITIVE_INFINITY),
      );
    const inPublic = rows.filter(({ use }) => use !== 'home');
    const perKwh = inPublic.find(({ use }) => use === 'public')?.rupiah;
    if (home.at(-1)?.up_to_va !== null || perKwh === undefined)
      throw new TableError(
        localized('A home tariff without a limit of power is needed, and one of public charging.'),
      );
    const feeOf = (speed: 'slow' | 'medium' | 'fast' | 'ultra') =>
      inPublic.find((row) => row.use === 'fee' && row.speed === speed)?.rupiah ?? 0;
    return {
      home: home.map(({ up_to_va: upToVa, rupiah }) => ({ upToVa, perKwh: rupiah })),
      public: {
        perKwh,
        fees: { slow: feeOf('slow'), medium: feeOf('medium'), fast: feeOf('fast'), ultra: feeOf('ultra') },
      },
      since: { home: validSince(home), public: validSince(inPublic) },
      checked: { home: checkedAt(home), public: checkedAt(inPublic) },
    };
  },
});

type Tables = { reading<Made>(reading: Reading<Made>): Made };

/** What the calculators of running a vehicle begin with, as of today. */
export function runningRatesOf(tables: Tables, language: Language): RunningRates {
  const tariffs = tables.reading(electricityTariffs);
  const { costs, prices, pertamax, checked } = tables.reading(runningCosts);
  const taxes = tables.reading(vehicleTaxes);
  const amount = (
    cost: 'service' | 'distance',
    of: 'car' | 'motorcycle',
    energy: 'petrol' | 'hybrid' | 'electricity',
  ) => costs.find((row) => row.cost === cost && row.class === of && row.energy === energy)?.amount ?? 0;
  const service = (of: 'car' | 'motorcycle') => ({
    petrol: amount('service', of, 'petrol'),
    electric: amount('service', of, 'electricity'),
  });
  const province = taxes.provinces.find((each) => each.province === pricedIn);
  const taxOf = (of: 'car' | 'motorcycle') => {
    const base = { base: sample, order: 1, isElectric: false };
    const year = province && yearlyTaxOf(province, taxes.fees[of], base);
    const fixed = taxes.fees[of].roadFund;
    return { percent: year ? ((year.tax + year.surcharge) / sample) * 100 : 0, fixed };
  };
  const date = (month: string) => dateName(month, language);
  const words = {
    id: {
      home: `Tarif listrik PLN nonsubsidi, berlaku sejak ${date(tariffs.since.home)}, diperiksa ${date(tariffs.checked.home)}.`,
      public: `Permen ESDM 1/2023 dan Kepmen ESDM 182.K/TL.04/MEM.S/2023 (biaya layanan: paling banyak), berlaku sejak ${date(tariffs.since.public)}, diperiksa ${date(tariffs.checked.public)}.`,
      petrol: `Harga Pertalite di DKI Jakarta per ${date(checked.petrol)}.`,
      service: `Servis adalah perkiraan umum per ${date(checked.costs)}.`,
      tax: `Pajak tahunan menurut tarif DKI Jakarta dengan opsen per ${date(taxes.validFrom)}, dari harga kendaraan: perkiraan.`,
    },
    en: {
      home: `PLN’s unsubsidised tariff, in force since ${date(tariffs.since.home)}, looked up in ${date(tariffs.checked.home)}.`,
      public: `Regulation ESDM 1/2023 and Decree ESDM 182.K/TL.04/MEM.S/2023 (service fee: at most), in force since ${date(tariffs.since.public)}, looked up in ${date(tariffs.checked.public)}.`,
      petrol: `The price of Pertalite in DKI Jakarta as of ${date(checked.petrol)}.`,
      service: `Service is a general estimate of ${date(checked.costs)}.`,
      tax: `Yearly tax at the rate of DKI Jakarta with its surcharge of ${date(taxes.validFrom)}, on the vehicle’s price: an estimate.`,
    },
  };
  return {
    home: tariffs.home.map((row) => ({ ...row })),
    public: tariffs.public,
    service: { mobil: service('car'), motor: service('motorcycle') },
    petrol: prices.find(({ energy }) => energy === 'petrol')?.rupiah ?? 0,
    kmPerLitre: {
      mobil: amount('distance', 'car', 'petrol'),
      motor: amount('distance', 'motorcycle', 'petrol'),
    },
    ...(pertamax !== undefined && { pertamax }),
    hybridKmPerLitre: amount('distance', 'car', 'hybrid'),
    tax: { mobil: taxOf('car'), motor: taxOf('motorcycle') },
    notes: words[language],
  };
}
