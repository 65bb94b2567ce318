import { assumptions } from '#contract/electric/charging-figures.ts';
import { chargeInPublic, yearlyTax } from '#contract/electric/electric-sums.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { ComparedFact, FactGroup } from '#contract/new-compare/new-compare.schema.ts';
import { petrolPerKm } from '#money/energy.ts';
import { type InsuranceTariff, premiumOf } from '#money/insurance.ts';
import { cardInstalment, type UsualCredit } from '#money/usual-credit.ts';
import { valuesByYear } from '#money/yearly-loss.ts';
import {
  warrantyOf,
  warrantyPartName,
  warrantyParts,
} from '#server/features/new-vehicles/shared/model-facts.ts';
import { isSold, lifeOf } from '#server/features/new-vehicles/shared/model-life.ts';
import { pricesOf, spanText } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type {
  NewVehicleModel,
  NewVehicleVariant,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import {
  bodyOf,
  dateName,
  inEnglish,
  priceNoteOf,
  specificationText,
} from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import {
  type SpecificationName,
  specificationGroups,
  specificationRow,
} from '#server/features/new-vehicles/shared/specifications.ts';

/* What a comparison says about a variant: the same groups and rows for all of a kind, unknown values null. */

type Energy = 'petrol' | 'hybrid' | 'diesel' | 'electricity';

export type ComparedRates = {
  /** What lenders usually give for a new vehicle of the kind; none for other kinds. */
  readonly credits: readonly UsualCredit[];
  readonly running: RunningRates;
  /** Rupiah by the litre or kilowatt-hour, and what vehicles usually take of it and cost in service. */
  readonly prices: readonly { readonly energy: Energy; readonly detail: string; readonly rupiah: number }[];
  readonly costs: readonly {
    readonly cost: 'service' | 'distance';
    readonly class: 'car' | 'motorcycle';
    readonly energy: Energy;
    readonly amount: number;
  }[];
  readonly tariff: InsuranceTariff;
  /** Of the insurance tariff, where the prices are on the road. */
  readonly region: number | undefined;
};

/** Used cars of the model on offer; null where there are none. */
export type UsedMarket = {
  readonly count: number;
  readonly lowest: number;
  /** Percent a year, and by how many cars it is known. */
  readonly loss: { readonly percent: number; readonly cars: number } | undefined;
};

type Subject = {
  readonly model: NewVehicleModel;
  readonly variant: NewVehicleVariant;
  readonly used: UsedMarket | null;
  readonly rates: ComparedRates;
  readonly language: Language;
};

type Measured = Partial<Pick<NonNullable<ComparedFact['measure']>, 'better' | 'basis' | 'isMoney'>>;
type Merit = { readonly word: Localized; readonly title: Localized };

const { kmPerYear } = assumptions;
const keptYears = 3;

/** A number, or text where there is none. */
function fact(
  name: string,
  text: string | null,
  language: Language,
  {
    number,
    note,
    merit,
    ...measured
  }: Measured & { number?: number | null; note?: string | null; merit?: Merit } = {},
): ComparedFact {
  const isMeasured = text !== null && number !== null && number !== undefined;
  return {
    ...{ name, text, note: text === null ? null : (note ?? null) },
    measure: isMeasured ? { number, basis: null, better: null, isMoney: false, ...measured } : null,
    merit: merit ? { word: merit.word[language], title: merit.title[language] } : null,
  };
}

export function comparedFacts(subject: Subject): FactGroup[] {
  const { variant, model, language } = subject;
  const [drive, battery, size] = specificationGroups.map(({ name, facts }) => ({
    name: name[language],
    rows: facts.map((each) => specified(variant, each, language)),
  }));
  const body = fact(localized('Body')[language], bodyOf(model, language)?.name ?? null, language);
  return [
    { name: localized('Price and costs')[language], rows: costRows(subject) },
    ...(drive ? [drive] : []),
    ...(battery ? [{ ...battery, rows: [...battery.rows, fastCharge(subject)] }] : []),
    ...(size ? [{ ...size, rows: [body, ...size.rows] }] : []),
    {
      name: localized('Warranty and market')[language],
      rows: [...warrantyRows(subject), ...marketRows(subject)],
    },
  ];
}

const merits = {
  price: { word: localized('cheaper'), title: localized('Cheapest') },
  running: { word: localized('cheaper to run'), title: localized('Cheapest to run') },
  value: { word: localized('keeps its value better'), title: localized('Keeps its value best') },
  power_kw: { word: localized('stronger'), title: localized('Strongest') },
  range_km: { word: localized('goes further on a charge'), title: localized('Longest range') },
  charge: { word: localized('charges faster'), title: localized('Charges fastest') },
  payload_kg: { word: localized('carries more'), title: localized('Carries most') },
  warranty: { word: localized('longer warranty'), title: localized('Longest warranty') },
} as const satisfies Record<string, Merit>;
const isMerit = (name: string): name is keyof typeof merits => Object.hasOwn(merits, name);

function specified(variant: NewVehicleVariant, name: SpecificationName, language: Language): ComparedFact {
  const { name: names, better, basis } = specificationRow(name);
  const value = variant[name];
  return fact(names[language], specificationText(variant, name, language), language, {
    number: typeof value === 'number' ? value : null,
    ...(better && { better }),
    ...(basis && { basis: variant[basis] }),
    ...(isMerit(name) && { merit: merits[name] }),
  });
}

const classes = { mobil: 'car', motor: 'motorcycle' } as const;
const energies = {
  ...{ bensin: 'petrol', diesel: 'diesel', hybrid: 'hybrid', listrik: 'electricity' },
} as const satisfies Record<NonNullable<NewVehicleVariant['fuel']>, Energy>;

/** Prices of what is no longer sold are told, and not compared. */
function costRows(subject: Subject): ComparedFact[] {
  const { variant, rates, language } = subject;
  const { price } = variant;
  const better = isSold(variant) ? ({ better: 'low' } as const) : {};
  const money = (
    name: string,
    amount: number | null | undefined,
    { note, merit }: { note?: string | null; merit?: Merit } = {},
  ) =>
    fact(
      name,
      amount === null || amount === undefined ? null : formatPrice(rounded(amount), language),
      language,
      {
        ...{ ...better, number: amount ?? null, isMoney: true },
        ...(note !== undefined && { note }),
        ...(merit && { merit }),
      },
    );
  const credit = price === null ? undefined : cardInstalment(rates.credits, price, 0);
  const terms = rates.credits[0];
  const km = formatNumber(kmPerYear, language);
  const year = yearlyOf(subject);
  return [
    money(localized('Price')[language], price, { note: priceNoteOf(variant, language), merit: merits.price }),
    money(
      terms
        ? localized(`Instalment, ${terms.months} months, ${terms.downPayment}% down`)[language]
        : localized('Instalment')[language],
      credit?.instalment,
    ),
    money(localized(`Fuel or electricity, ${km} km a year`)[language], year?.energy, {
      ...(year && { note: year.energyNote }),
    }),
    money(localized('Tax a year')[language], year?.tax),
    money(localized('Insurance a year, all risk')[language], year?.insurance),
    money(localized('Service a year')[language], year?.service),
    money(localized('All of these in a year')[language], year?.total, { merit: merits.running }),
    valueFact(subject),
  ];
}

/** As people say it: what is known to the rupiah is not meant so. */
const rounded = (amount: number) =>
  amount < 1e6 ? Math.round(amount / 1000) * 1000 : Math.round(amount / 10_000) * 10_000;

/** What a year costs, as the operator's rates have it; undefined for kinds and prices that they do not know. */
function yearlyOf({ model: { kind }, variant, rates, language }: Subject) {
  const { price, fuel } = variant;
  if ((kind !== 'mobil' && kind !== 'motor') || price === null || fuel === null) return undefined;
  const of = classes[kind];
  const energy = energies[fuel];
  const priced = rates.prices.find((row) => row.energy === (energy === 'hybrid' ? 'petrol' : energy));
  const usual = (cost: 'service' | 'distance') => {
    const rows = rates.costs.filter((row) => row.cost === cost && row.class === of);
    return rows.find((row) => row.energy === energy) ?? rows.find((row) => row.energy === 'petrol');
  };
  const distance = ownDistance(variant) ?? usual('distance')?.amount;
  const service = usual('service')?.amount;
  const [premium] =
    (rates.region === undefined
      ? undefined
      : premiumOf(rates.tariff, {
          ...{ class: of, region: rates.region },
          years: [{ cover: of === 'car' ? 'comprehensive' : 'total-loss', sumInsured: price, age: 0 }],
        })
    )?.years ?? [];
  if (!priced || distance === undefined || service === undefined || !premium) return undefined;
  const cost = petrolPerKm(priced.rupiah, distance) * kmPerYear;
  const tax = yearlyTax(rates.running, kind, energy === 'electricity' ? 'electric' : 'petrol', price);
  const insurance = (premium.lowest + premium.highest) / 2;
  const far = formatNumber(distance, language, 1);
  const rupiah = formatNumber(priced.rupiah, language);
  return {
    ...{ energy: cost, tax, insurance, service, total: cost + tax + insurance + service },
    energyNote:
      energy === 'electricity'
        ? localized(`${far} km by the kWh, charged at home at Rp ${rupiah}`)[language]
        : localized(`${far} km by the litre, ${priced.detail} at Rp ${rupiah}`)[language],
  };
}

/** Kilometres by the kilowatt-hour that is paid for, from the variant's own battery and range. */
function ownDistance({ battery_kwh: batteryKwh, range_km: rangeKm }: NewVehicleVariant): number | undefined {
  if (batteryKwh === null || rangeKm === null) return undefined;
  return (((rangeKm * assumptions.realRange) / 100) * (1 - assumptions.loss)) / batteryKwh;
}

function valueFact({ used, language }: Subject): ComparedFact {
  const name = localized(`Value after ${keptYears} years`)[language];
  const loss = used?.loss;
  if (!loss) return fact(name, null, language, { merit: merits.value });
  const left = valuesByYear(100_000, loss.percent, keptYears).at(-1) ?? 0;
  const percent = Math.round(left / 1000);
  const cars = formatNumber(loss.cars, language);
  return fact(name, `${formatNumber(percent, language)}%`, language, {
    ...{ number: percent, better: 'high', merit: merits.value },
    note: localized(`from ${cars} used cars on Lajur`)[language],
  });
}

const fastest = { from: 20, to: 80 } as const;

function fastCharge({ variant, rates, language }: Subject): ComparedFact {
  const { battery_kwh: batteryKwh, dc_kw: dcKw } = variant;
  const charge = { ...fastest, speed: 'ultra', rates: rates.running } as const;
  const minutes =
    batteryKwh === null || dcKw === null
      ? null
      : Math.round(chargeInPublic({ ...charge, batteryKwh, carKw: dcKw, stationKw: dcKw }).hours * 60);
  return fact(
    localized(`Fast charging, ${fastest.from} to ${fastest.to}%`)[language],
    minutes === null ? null : localized(`${minutes} minutes`)[language],
    language,
    { number: minutes, better: 'low', merit: merits.charge },
  );
}

/** Years and kilometres in rows of their own: which of two is longer is not always the same in both. */
function warrantyRows({ model, variant, language }: Subject): ComparedFact[] {
  // Of this variant: another of the model may have a battery, or no engine.
  const known = warrantyOf({ ...model, variants: [variant] });
  return warrantyParts.flatMap((part) => {
    const row = known.find((each) => each.part === part);
    const name = warrantyPartName(part, language).toLowerCase();
    const years = row?.years ?? null;
    const kilometers = row?.kilometers ?? null;
    return [
      fact(
        localized(`Warranty: ${name}`)[language],
        years === null ? null : { id: `${years} tahun`, en: inEnglish(years, 'year') }[language],
        language,
        { number: years, better: 'high', ...(part === 'vehicle' && { merit: merits.warranty }) },
      ),
      fact(
        localized(`Warranty: ${name}, distance`)[language],
        kilometers === null ? null : `${formatNumber(kilometers, language)} km`,
        language,
        { number: kilometers, better: 'high' },
      ),
    ];
  });
}

function marketRows({ model, used, language }: Subject): ComparedFact[] {
  const { delivered, variants } = model;
  const { launched } = lifeOf(model);
  const span = pricesOf(variants, language);
  const counted = (name: Localized, text: string | null, number: number | null) =>
    fact(name[language], text, language, { number });
  const units = delivered && formatNumber(delivered.units, language);
  return [
    fact(
      localized('Sold in a year (wholesales)')[language],
      units && localized(`${units} units`)[language],
      language,
      {
        number: delivered?.units ?? null,
        note: delivered && String(delivered.year),
      },
    ),
    counted(
      localized('Offered used on Lajur'),
      used && { id: `${formatNumber(used.count, 'id')} mobil`, en: inEnglish(used.count, 'car') }[language],
      used?.count ?? null,
    ),
    fact(localized('Cheapest used one')[language], used && formatPrice(used.lowest, language), language, {
      ...{ number: used?.lowest ?? null, isMoney: true },
    }),
    counted(localized('Variants of the model'), formatNumber(variants.length, language), variants.length),
    fact(localized('Prices of the model')[language], span && spanText(span, language), language),
    fact(localized('Present model since')[language], launched && dateName(launched, language), language),
  ];
}
