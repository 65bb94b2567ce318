import { fuelPricedIn, fuelProducts, usualFuel } from '#contract/fuel/fuel-products.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import { defineReading, TableError } from '#server/features/operator-tables/shared/reading.ts';
import { fuelPriceTable } from '#server/features/operator-tables/shared/tables/fuel-tables.ts';
import {
  electricityTariffTable,
  runningCostTable,
} from '#server/features/operator-tables/shared/tables/ownership-tables.ts';
import { lastDay } from '#server/features/operator-tables/shared/validity.ts';
import { checkedAt, endedAt } from './rate-dates.ts';

/** What a litre or kilowatt-hour costs in Jakarta, and what a vehicle usually takes of it and costs in service. */
export const runningCosts = defineReading({
  tables: [fuelPriceTable, electricityTariffTable, runningCostTable],
  make(read) {
    const { day, rows } = read(fuelPriceTable);
    const fuels = rows.filter(({ area }) => area === fuelPricedIn);
    const fuel = (energy: 'petrol' | 'diesel') => {
      const { name } = fuelProducts[usualFuel[energy]];
      const row = fuels.find(({ product }) => product === usualFuel[energy]);
      if (!row) throw new TableError(localized(`There is no price of ${name} in DKI Jakarta.`));
      return { ...row, energy, detail: name };
    };
    const homes = read(electricityTariffTable).rows.filter(({ use }) => use === 'home');
    const home = homes.find(({ up_to_va }) => up_to_va === null);
    if (!home) throw new TableError(localized('A home tariff without a limit of power is needed.'));
    const [petrol, diesel] = [fuel('petrol'), fuel('diesel')];
    const above = formatNumber(Math.max(0, ...homes.map(({ up_to_va }) => up_to_va ?? 0)), 'id');
    const { rows: costs, ended: costsEnded } = read(runningCostTable);
    const lasts = [petrol, diesel, home].map(({ valid_to }) => lastDay(valid_to ?? ''));
    return {
      prices: [
        ...[petrol, diesel].map(({ energy, detail, rupiah }) => ({ energy, detail, rupiah })),
        { energy: 'electricity' as const, detail: `PLN > ${above} VA`, rupiah: home.rupiah },
      ],
      /** Rupiah by the litre, if known. */
      pertamax: fuels.find(({ product }) => product === 'pertamax')?.rupiah,
      /** Service in rupiah a year, and distance in kilometres by a litre or a kilowatt-hour. */
      costs: costs.map(({ cost, class: of, energy, amount }) => ({ cost, class: of, energy, amount })),
      checked: {
        ...{ petrol: checkedAt([petrol]), fuel: checkedAt([petrol, diesel]) },
        ...{ electricity: checkedAt([home]), costs: checkedAt(costs) },
      },
      /** The last day for which they are known, where that has passed. */
      ended: endedAt(costsEnded, ...lasts.filter((last) => last < day)),
    };
  },
});
