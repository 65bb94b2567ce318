import type { Localized } from '#contract/language.ts';
import type { TraitType } from './trait-types.ts';

/*
 * A seller's statements about a car's past and papers, its price relative to the market, and what its model and
 * variant say of seats and drive: filters whose values few cars state. All traits of a car are encoded in one number.
 */

type Trait = {
  readonly type: TraitType;
  /** The filter's slug, in both languages. */
  readonly slug: string;
  readonly name: Localized;
  /** The trait's bit field, and the value in it; values of one type share the field. */
  readonly mask: number;
  readonly bits: number;
};

/** Bit offsets of the number of owners, and of the holder of the papers: the owner, a dealer, a lender. */
export const ownersShift = 4;
export const papersShift = 7;
const ownersMask = 0b111 << ownersShift;
const papersMask = 0b11 << papersShift;
const alone = (mask: number) => ({ mask, bits: mask });

export const belowMarket = 1 << 9;
const seatsShift = 10;
const driveShift = 13;
const seatsMask = 0b111 << seatsShift;
const driveMask = 0b11 << driveShift;
/** Encoded traits are below this. */
export const traitNumbers = 1 << 15;

/** The fewest seats of each value, in the order of their bits: `kursi-2` is 2 or 3, `kursi-9` 9 or more. */
const seatSteps = [2, 4, 5, 6, 7, 8, 9] as const;

const mostSeats = 60;

/** The slug of a number of seats; undefined for fewer than two, or more than a car has. */
export function seatsSlug(seats: number): string | undefined {
  const steps = seatSteps.filter((least) => least <= seats);
  return steps.length === 0 || seats > mostSeats ? undefined : `kursi-${Math.max(...steps)}`;
}

/** A number of seats, as traits; 0 if unknown. */
export function seatTraits(seats: number | null): number {
  return seatSteps.filter((least) => seats !== null && least <= seats).length << seatsShift;
}

/** Whether all wheels are driven, as traits; 0 if unknown. */
export const driveTraits = (drive: '4x4' | '4x2' | null): number =>
  (drive === null ? 0 : drive === '4x4' ? 1 : 2) << driveShift;

const seats = (least: (typeof seatSteps)[number], id: string, en: string) => ({
  ...({ type: 'seats', slug: `kursi-${least}`, mask: seatsMask, bits: seatTraits(least) } as const),
  name: { id: `${id} kursi`, en: `${en} seats` },
});

/** Their slugs are reserved: no brand, model or place has one of them. */
export const traits = [
  seats(2, '2–3', '2–3'),
  seats(4, '4', '4'),
  seats(5, '5', '5'),
  seats(6, '6', '6'),
  seats(7, '7', '7'),
  seats(8, '8', '8'),
  seats(9, '9+', '9+'),
  {
    ...{ type: 'drive', slug: '4x4', mask: driveMask, bits: driveTraits('4x4') },
    name: { id: '4x4 / AWD', en: '4x4 / AWD' },
  },
  {
    ...{ type: 'drive', slug: '4x2', mask: driveMask, bits: driveTraits('4x2') },
    name: { id: '4x2', en: '4x2' },
  },
  {
    ...{ type: 'market', slug: 'di-bawah-pasar', ...alone(belowMarket) },
    name: { id: 'Di bawah harga pasar', en: 'Below market price' },
  },
  {
    ...{ type: 'owners', slug: 'pemilik-1', mask: ownersMask, bits: 1 << ownersShift },
    name: { id: 'Tangan pertama', en: '1st owner' },
  },
  {
    ...{ type: 'owners', slug: 'pemilik-2', mask: ownersMask, bits: 2 << ownersShift },
    name: { id: 'Tangan kedua', en: '2nd owner' },
  },
  {
    ...{ type: 'owners', slug: 'pemilik-3', mask: ownersMask, bits: 3 << ownersShift },
    name: { id: 'Tangan ketiga', en: '3rd owner' },
  },
  {
    ...{ type: 'owners', slug: 'pemilik-4', mask: ownersMask, bits: 4 << ownersShift },
    name: { id: 'Tangan keempat atau lebih', en: '4th owner or later' },
  },
  {
    ...{ type: 'accident', slug: 'bebas-tabrakan', ...alone(1) },
    name: { id: 'Tidak pernah tabrakan', en: 'No accident' },
  },
  {
    ...{ type: 'flood', slug: 'bebas-banjir', ...alone(2) },
    name: { id: 'Tidak pernah kena banjir', en: 'No flood' },
  },
  {
    ...{ type: 'tax', slug: 'pajak-hidup', ...alone(4) },
    name: { id: 'Pajak hidup', en: 'Tax paid' },
  },
  {
    ...{ type: 'papers', slug: 'bpkb-pemilik', mask: papersMask, bits: 1 << papersShift },
    name: { id: 'BPKB di pemilik', en: 'Papers with the owner' },
  },
  {
    ...{ type: 'papers', slug: 'bpkb-diler', mask: papersMask, bits: 2 << papersShift },
    name: { id: 'BPKB di dealer', en: 'Papers with the dealer' },
  },
  {
    ...{ type: 'papers', slug: 'bpkb-leasing', mask: papersMask, bits: 3 << papersShift },
    name: { id: 'BPKB di leasing', en: 'Papers with the lender' },
  },
  {
    ...{ type: 'service', slug: 'servis-tercatat', ...alone(8) },
    name: { id: 'Ada catatan servis', en: 'Service record' },
  },
] as const satisfies readonly Trait[];

const bySlug = new Map<string, Trait>(traits.map((trait) => [trait.slug, trait]));

export const traitOf = (slug: string): Trait | undefined => bySlug.get(slug);
