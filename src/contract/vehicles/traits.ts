import type { Localized } from '#contract/language.ts';
import type { CarFactName } from '#contract/listing/car-facts.ts';
import { localized } from '#contract/localized.ts';
import { isTraitType, type TraitType, traitTypes } from './trait-types.ts';

/*
 * A seller's statements about a car's past and papers, its price relative to the market, and what its model and
 * variant say of seats and drive: filters whose values few cars state. All traits of a car are encoded in one number.
 */

type TraitValue = {
  /** The filter's slug, in both languages; reserved: no brand, model or place has it. */
  readonly slug: string;
  readonly name: Localized;
};
type TraitGroup = {
  readonly name: Localized;
  /**
   * The fact that a seller states. Its values are that it is true, that its month is not over, its choices in their
   * order, or 1, 2 and so on, the last one with all above it.
   */
  readonly fact?: CarFactName;
  readonly values: readonly TraitValue[];
};

type Trait = TraitValue & {
  readonly type: TraitType;
  /** The trait's bit field, and the value in it; values of one type share the field. */
  readonly mask: number;
  readonly bits: number;
};

/** The fewest seats of each value, in the order of their bits: `kursi-2` is 2 or 3, `kursi-9` 9 or more. */
const seatSteps = [2, 4, 5, 6, 7, 8, 9] as const;

const mostSeats = 60;

/** The slug of a number of seats; undefined for fewer than two, or more than a car has. */
export function seatsSlug(seats: number): string | undefined {
  const steps = seatSteps.filter((least) => least <= seats);
  return steps.length === 0 || seats > mostSeats ? undefined : `kursi-${Math.max(...steps)}`;
}

const seatsName = (least: (typeof seatSteps)[number]) =>
  least === 2 ? '2–3' : least === 9 ? '9+' : String(least);

/** In the order of their bits, which stored copies of a city have: a new one comes last. */
const groups: Readonly<Record<TraitType, TraitGroup>> = {
  accident: {
    ...{ name: localized('Accident'), fact: 'accidentFree' },
    values: [{ slug: 'bebas-tabrakan', name: localized('No accident') }],
  },
  flood: {
    ...{ name: localized('Flood'), fact: 'floodFree' },
    values: [{ slug: 'bebas-banjir', name: localized('No flood') }],
  },
  tax: {
    ...{ name: localized('Tax'), fact: 'taxPaidUntil' },
    values: [{ slug: 'pajak-hidup', name: localized('Tax paid') }],
  },
  service: {
    ...{ name: localized('Service'), fact: 'serviceRecord' },
    values: [{ slug: 'servis-tercatat', name: localized('Service record', 'filter') }],
  },
  owners: {
    ...{ name: localized('Owner'), fact: 'ownership' },
    values: [
      { slug: 'pemilik-1', name: localized('1st owner') },
      { slug: 'pemilik-2', name: localized('2nd owner') },
      { slug: 'pemilik-3', name: localized('3rd owner') },
      { slug: 'pemilik-4', name: localized('4th owner or later') },
    ],
  },
  papers: {
    ...{ name: localized('Papers'), fact: 'bpkbHolder' },
    values: [
      { slug: 'bpkb-pemilik', name: localized('Papers with the owner') },
      { slug: 'bpkb-diler', name: localized('Papers with the dealer') },
      { slug: 'bpkb-leasing', name: localized('Papers with the lender') },
    ],
  },
  market: {
    name: localized('Market price'),
    values: [{ slug: 'di-bawah-pasar', name: localized('Below market price') }],
  },
  seats: {
    name: localized('Seats'),
    values: seatSteps.map((least) => ({
      slug: `kursi-${least}`,
      name: localized(`${seatsName(least)} seats`),
    })),
  },
  drive: {
    name: localized('Drive'),
    values: [
      { slug: '4x4', name: localized('4x4 / AWD') },
      { slug: '4x2', name: { id: '4x2', en: '4x2' } },
    ],
  },
};

const bitsOf = (type: TraitType) => 32 - Math.clz32(groups[type].values.length);
const shifts = new Map<TraitType, number>();
let width = 0;
for (const type of Object.keys(groups).filter(isTraitType)) {
  shifts.set(type, width);
  width += bitsOf(type);
}
/** Encoded traits are below this. */
export const traitNumbers = 2 ** width;

/** The bit offset of a type, in whose field its values are 1, 2 and so on; 0 is unknown. */
export const traitShift = (type: TraitType): number => shifts.get(type) ?? 0;

export const belowMarket = 1 << traitShift('market');

/** A number of seats, as traits; 0 if unknown. */
export function seatTraits(seats: number | null): number {
  return seatSteps.filter((least) => seats !== null && least <= seats).length << traitShift('seats');
}

/** Whether all wheels are driven, as traits; 0 if unknown. */
export const driveTraits = (drive: '4x4' | '4x2' | null): number =>
  (drive === null ? 0 : drive === '4x4' ? 1 : 2) << traitShift('drive');

export const traitGroupName = (type: TraitType): Localized => groups[type].name;

export const traits = traitTypes.flatMap((type) =>
  groups[type].values.map(
    ({ slug, name }, at): Trait => ({
      ...{ type, slug, name },
      mask: (2 ** bitsOf(type) - 1) << traitShift(type),
      bits: (at + 1) << traitShift(type),
    }),
  ),
);

/** The types that sellers' facts have, with the number of their values. */
export const statedFacts = traitTypes.flatMap((type) => {
  const { fact, values } = groups[type];
  return fact ? [{ type, fact, values: values.length }] : [];
});

const bySlug = new Map(traits.map((trait) => [trait.slug, trait]));

export const traitOf = (slug: string): Trait | undefined => bySlug.get(slug);
