import type { Localized } from '#contract/language.ts';
import type { TraitType } from './trait-types.ts';

/*
 * A seller's statements about a car's past and papers, and its price relative to the market: filters other
 * than those of the car itself. All traits of a car are encoded in one number.
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
/** Encoded traits are below this. */
export const traitNumbers = 1 << 10;

/** Their slugs are reserved: no brand, model or place has one of them. */
export const traits = [
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
