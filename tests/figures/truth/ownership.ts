import { ageDepreciation } from '#contract/market/recommended-price.ts';
import { premiumOf, regionOf } from './insurance.ts';
import { feeOf, fuelPriceOf, taxOf, usualCost } from './running.ts';

/* What the page of the total cost begins with: a used car in Jakarta, paid in cash (docs/product.md#total-cost). */

export const ownedCar = { price: 200e6, age: 4, kmPerMonth: 1000, province: '31', years: 5 } as const;
const leastLoss = 5;

/** Percent a year that the general curve loses from an age over the next years. */
function usualLoss(age: number): number {
  const left = (at: number) => (at === 0 ? 1 : 1 - (ageDepreciation[at - 1] ?? ageDepreciation.at(-1) ?? 0));
  const percent = (1 - (left(age + ownedCar.years) / left(age)) ** (1 / ownedCar.years)) * 100;
  return Math.max(leastLoss, Math.round(percent * 10) / 10);
}

export function ownershipOf() {
  const { price, age, kmPerMonth, province, years } = ownedCar;
  const loss = usualLoss(age);
  const values = Array.from({ length: years + 1 }, (_, year) => Math.round(price * (1 - loss / 100) ** year));
  const of = 'car';
  const distance = usualCost('distance', of, 'petrol');
  const litre = Number(fuelPriceOf('pertalite')?.rupiah);
  const service = usualCost('service', of, 'petrol');
  const { percent, fixed } = taxOf(of, province);
  const papers = feeOf('registration', of) + feeOf('plates', of);
  const byYear = <Cost>(costOf: (year: number) => Cost) =>
    Array.from({ length: years }, (_, year) => costOf(year));
  const costs = {
    depreciation: byYear((year) => (values[year] ?? 0) - (values[year + 1] ?? 0)),
    energy: byYear(() => Math.round((litre / distance) * kmPerMonth * 12)),
    service: byYear(() => service),
    insurance: byYear((year) => {
      const [low, high] = premiumOf({
        ...{ class: of, region: regionOf(province), cover: 'comprehensive', sum: values[year] ?? 0 },
        age: age + year,
      });
      return Math.round((low + high) / 2);
    }),
    tax: byYear((year) => Math.round(((values[year] ?? 0) * percent) / 100) + fixed),
    papers: byYear((year) =>
      year === 0 ? papers + feeOf('ownership-book', of) : year === years - 1 ? papers : 0,
    ),
  };
  return { costs, loss, values, distance, litre, service };
}
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
