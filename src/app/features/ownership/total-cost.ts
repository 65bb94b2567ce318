import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { ageDepreciation } from '#contract/market/recommended-price.ts';
import type { CostedEnergy } from '#contract/ownership/ownership.schema.ts';
import { type CreditProblem, type CreditTerms, creditProblemOf } from '#money/credit.ts';
import { leftAt } from '#money/depreciation.ts';
import { petrolPerKm } from '#money/energy.ts';
import { type OwnershipCost, ownershipCost, type YearlyCosts } from '#money/ownership.ts';
import { costedYears, yearlyCostsOf } from '#money/total-cost.ts';
import { usualTermsOf } from '#money/usual-credit.ts';
import { valuesByYear } from '#money/yearly-loss.ts';
import type { CostInputs, Cover } from './inputs.ts';

/* From what is known of a vehicle, what is entered and the rates, to what owning it costs. */

export type CostData = DataOf<'ownership'>;

/** What is known of the vehicle; what is absent is entered, or begins as usual. */
export type KnownVehicle = {
  readonly price?: number | undefined;
  readonly makeYear?: number | undefined;
  readonly isNew: boolean;
  readonly energy?: CostedEnergy | undefined;
  /** Kilometres by the litre or kilowatt-hour. */
  readonly distance?: number | undefined;
  readonly yearlyLoss?: { readonly percent: number; readonly cars: number } | undefined;
  /** Name of its province. */
  readonly province?: string | undefined;
};

export type CostFigures = {
  readonly price: number;
  readonly makeYear: number;
  readonly age: number;
  readonly energy: CostedEnergy;
  readonly energyName: string;
  readonly energyPrice: number;
  readonly distance: number;
  readonly kmPerMonth: number;
  readonly service: number;
  readonly yearlyLoss: number;
  /** By how many cars on offer the loss is known; undefined for a general estimate, or one's own. */
  readonly lossCars: number | undefined;
  readonly cover: Cover;
  readonly province: CostData['provinces'][number] | undefined;
  readonly credit: CreditTerms | undefined;
  /** The value at the end of the years that are shown. */
  readonly worthLater: number;
};

export type TotalCost = {
  readonly figures: CostFigures;
  readonly byYear: YearlyCosts;
  readonly cost: OwnershipCost;
  readonly problem: CreditProblem | undefined;
};

const begin = {
  ...{ car: 200_000_000, motorcycle: 20_000_000 },
  ...{ kmPerMonth: 1000, province: 31, usedAge: 4 },
} as const;
export const costLimits = { price: { least: 1_000_000, most: 20_000_000_000 } } as const;
/** Highest of what may be typed; more is taken as these. */
const most = { age: 60, kmPerMonth: 100_000, yearlyLoss: 90, energyPrice: 1_000_000 } as const;
/** Kilometres by the litre or kilowatt-hour. */
const leastDistance = 0.1;
/** Percent of the price, months and percent a year of a loan that lenders do not usually give. */
const otherwise = { share: 30, months: 24, rate: 10 } as const;
/** Insurers usually cover no older car against everything. */
const oldestComprehensive = 10;
/** Percent a year, where the general curve has become flat. */
const leastLoss = 5;

const curve = [
  { age: 0, left: 100 },
  ...ageDepreciation.map((lost, age) => ({ age: age + 1, left: 100 - lost * 100 })),
];

/** The yearly loss that the general curve has over the next years. */
function generalLoss(age: number): number {
  const [now, later] = [leftAt(curve, age) ?? 1, leftAt(curve, age + costedYears) ?? 1];
  const percent = (1 - (later / now) ** (1 / costedYears)) * 100;
  return Math.max(leastLoss, Math.round(percent * 10) / 10);
}

export function totalCostFor(
  data: CostData,
  inputs: CostInputs,
  known: KnownVehicle,
  presentYear: number,
): TotalCost {
  const figures = figuresOf(data, inputs, known, presentYear);
  const { price, age, province, credit, energy } = figures;
  const problem = isPrice(price) ? credit && creditProblemOf(credit) : 'price';
  if (problem === 'price') return { figures, byYear: {}, cost: ownershipCost({}, inputs.years), problem };
  const of = inputs.isMotorcycle ? 'motorcycle' : 'car';
  const byYear = yearlyCostsOf(
    { class: of, isNew: known.isNew, price, age, isElectric: energy === 'electricity' },
    {
      ...{ yearlyLoss: figures.yearlyLoss, cover: figures.cover, service: figures.service, credit },
      kmPerYear: figures.kmPerMonth * 12,
      perKm: petrolPerKm(figures.energyPrice, figures.distance),
    },
    {
      tariff: { ...data.insurance, risks: [], liabilities: [] },
      ...{ region: province?.region ?? undefined, tax: province?.tax ?? undefined, fees: data.fees[of] },
    },
  );
  return { figures, byYear, cost: ownershipCost(byYear, inputs.years), problem };
}

const isPrice = (price: number) =>
  Number.isInteger(price) && price >= costLimits.price.least && price <= costLimits.price.most;

function figuresOf(
  data: CostData,
  inputs: CostInputs,
  known: KnownVehicle,
  presentYear: number,
): CostFigures {
  const of = inputs.isMotorcycle ? 'motorcycle' : 'car';
  const price = inputs.price ?? known.price ?? begin[of];
  const makeYear = inputs.makeYear ?? known.makeYear ?? presentYear - (known.isNew ? 0 : begin.usedAge);
  const age = Math.max(0, Math.min(most.age, presentYear - Math.floor(makeYear)));
  const energy = inputs.energy ?? known.energy ?? 'petrol';
  const priced = data.prices.find((row) => row.energy === (energy === 'hybrid' ? 'petrol' : energy));
  const usually = (cost: 'service' | 'distance') => {
    const rows = data.costs.filter((row) => row.cost === cost && row.class === of);
    return (rows.find((row) => row.energy === energy) ?? rows[0])?.amount ?? 0;
  };
  const yearlyLoss = Math.min(
    most.yearlyLoss,
    inputs.yearlyLoss ?? known.yearlyLoss?.percent ?? generalLoss(age),
  );
  const ofKnown = energy === known.energy ? known.distance : undefined;
  return {
    ...{ price, makeYear, age, energy, yearlyLoss },
    energyName: priced?.detail ?? '',
    energyPrice: Math.min(most.energyPrice, inputs.energyPrice ?? priced?.rupiah ?? 0),
    distance: Math.max(leastDistance, inputs.distance || ofKnown || usually('distance') || 1),
    kmPerMonth: Math.min(most.kmPerMonth, inputs.kmPerMonth ?? begin.kmPerMonth),
    service: Math.min(costLimits.price.most, inputs.service ?? usually('service')),
    lossCars: inputs.yearlyLoss === undefined ? known.yearlyLoss?.cars : undefined,
    cover: inputs.cover ?? (of === 'car' && age <= oldestComprehensive ? 'comprehensive' : 'total-loss'),
    province:
      data.provinces.find(({ id }) => id === inputs.province) ??
      data.provinces.find(({ name }) => name === known.province) ??
      data.provinces.find(({ id }) => id === begin.province),
    credit:
      inputs.isCredit && isPrice(price)
        ? loanOf(data, inputs, { price, age, isNew: known.isNew })
        : undefined,
    worthLater: valuesByYear(price, yearlyLoss, inputs.years).at(-1) ?? price,
  };
}

/** The loan that is usual for the vehicle, with what is entered. */
function loanOf(
  { credits }: CostData,
  inputs: CostInputs,
  { price, age, isNew }: { readonly price: number; readonly age: number; readonly isNew: boolean },
): CreditTerms {
  const ofNew = inputs.isMotorcycle ? credits.newMotorcycle : credits.newCar;
  const usual = usualTermsOf(isNew ? ofNew : credits.used, price, age);
  return {
    ...{ price, kind: 'flat', first: 'arrears' },
    downPayment: inputs.downPayment ?? usual?.downPayment ?? Math.round((price * otherwise.share) / 100),
    months: inputs.months ?? usual?.months ?? otherwise.months,
    rate: inputs.rate ?? usual?.rate ?? otherwise.rate,
  };
}
