import { defineReading, TableError } from '#server/operator-tables/reading.ts';
import { energyPriceTable, runningCostTable } from '#server/operator-tables/tables/money-tables.ts';
import { checkedAt } from './rate-dates.ts';

/** What is filled in: a hybrid takes petrol. */
const filled = ['petrol', 'diesel', 'electricity'] as const;

/** Prices of energy, and what a vehicle usually takes of it and costs in service. */
export const runningCosts = defineReading({
  tables: [energyPriceTable, runningCostTable],
  make(read) {
    const prices = read(energyPriceTable).rows;
    const costs = read(runningCostTable).rows;
    for (const energy of filled)
      if (!prices.some((row) => row.energy === energy))
        throw new TableError({ id: `Tidak ada harga ${energy}.`, en: `There is no price of ${energy}.` });
    return {
      prices: prices.map(({ energy, detail, rupiah }) => ({ energy, detail, rupiah })),
      /** Service in rupiah a year, and distance in kilometres by a litre or a kilowatt-hour. */
      costs: costs.map(({ cost, class: of, energy, amount }) => ({ cost, class: of, energy, amount })),
      checked: { prices: checkedAt(prices), costs: checkedAt(costs) },
    };
  },
});
