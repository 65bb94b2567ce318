import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';

/**
 * Ranges of prices, mileages and years in an address. Separate from `filter.ts`, since no page needs them
 * before a selection.
 */

/**
 * From `min` (inclusive) to `max` (exclusive), in rupiah or kilometres; null is unbounded, but not at both
 * ends.
 */
export type NumberRange = { readonly min: number | null; readonly max: number | null };
/** From the first to the last year, inclusive. */
export type YearRange = { readonly min: number; readonly max: number };

/** Stops of the price slider in rupiah, including both ends (docs/product.md#ranges). */
export const priceStops = [
  0, 30e6, 40e6, 50e6, 60e6, 70e6, 100e6, 150e6, 200e6, 250e6, 300e6, 350e6, 400e6, 500e6, 600e6, 800e6, 1e9,
  1.2e9, 1.5e9, 2e9, 4e9, 6e9, 8e9, 10e9,
] as const;
/** Limits of the counted price bands: every stop except the ends. */
export const priceBandLimits: readonly number[] = priceStops.slice(1, -1);
/** Boundaries between mileage bands. */
export const kilometerBandLimits = [
  5_000, 10_000, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 300_000,
] as const;
/** Boundaries between bands of instalments, in rupiah a month. */
export const instalmentBandLimits = [2e6, 3e6, 4e6, 5e6, 7e6, 10e6] as const;

function bandsBetween(limits: readonly number[]): readonly NumberRange[] {
  return [null, ...limits].map((min, index) => ({ min, max: limits[index] ?? null }));
}
/**
 * Price bands offered outside the slider. Their limits are slider stops, so their counts are sums of its
 * bands.
 */
export const priceBands = bandsBetween([70e6, 100e6, 150e6, 200e6, 300e6, 500e6, 1e9]);
export const kilometerBands = bandsBetween(kilometerBandLimits);
export const instalmentBands = bandsBetween(instalmentBandLimits);

type Unit = { readonly prefix: string; toSlug(value: number): string; ofSlug(text: string): number };

/** Each amount has one spelling: juta below a milyar, milyar from there on. */
const price: Unit = {
  prefix: 'harga',
  toSlug(value) {
    const [figure, unit] = value >= 1e9 ? [value / 1e9, 'milyar'] : [value / 1e6, 'juta'];
    return `${String(figure).replace('.', '-')}-${unit}`;
  },
  ofSlug(text) {
    const found = /^(\d{1,4}(?:-\d{1,3})?)-(juta|milyar)$/.exec(text);
    if (!found) return Number.NaN;
    return Math.round(Number(found[1]?.replace('-', '.')) * (found[2] === 'milyar' ? 1e9 : 1e6));
  },
};
const instalment: Unit = { ...price, prefix: 'cicilan' };
const kilometers: Unit = {
  prefix: 'km',
  toSlug: (value) => `${value / 1000}-ribu`,
  ofSlug(text) {
    const found = /^(\d{1,4})-ribu$/.exec(text);
    return found ? Number(found[1]) * 1000 : Number.NaN;
  },
};

function rangeSlug({ prefix, toSlug }: Unit, { min, max }: NumberRange): string {
  if (min === null && max === null) throw new Error('a range has at least one end');
  if (min === null) return `${prefix}-di-bawah-${toSlug(max ?? 0)}`;
  if (max === null) return `${prefix}-di-atas-${toSlug(min)}`;
  return `${prefix}-${toSlug(min)}-${toSlug(max)}`;
}

/** The first amount of a closed range ends after its unit. */
const closedRange = /^(.+?-(?:juta|milyar|ribu))-(.+)$/;

function rangeOfSlug(unit: Unit, slug: string): NumberRange | undefined {
  if (!slug.startsWith(`${unit.prefix}-`)) return undefined;
  const text = slug.slice(unit.prefix.length + 1);
  const open = /^di-(bawah|atas)-(.+)$/.exec(text);
  const closed = closedRange.exec(text);
  let range: NumberRange;
  if (open)
    range =
      open[1] === 'bawah'
        ? { min: null, max: unit.ofSlug(open[2] ?? '') }
        : { min: unit.ofSlug(open[2] ?? ''), max: null };
  else if (closed) range = { min: unit.ofSlug(closed[1] ?? ''), max: unit.ofSlug(closed[2] ?? '') };
  else return undefined;
  const { min, max } = range;
  // Zero is not a valid lower bound: such a range has another slug, or none.
  if (min === 0 || max === 0 || Number.isNaN(min) || Number.isNaN(max)) return undefined;
  if (min !== null && max !== null && min >= max) return undefined;
  return rangeSlug(unit, range) === slug ? range : undefined;
}

/** `harga-50-juta-100-juta`, `harga-di-bawah-100-juta`, `harga-di-atas-1-5-milyar`. */
export const priceSlug = (range: NumberRange): string => rangeSlug(price, range);
/** The range of a slug; undefined for other slugs, and for a non-canonical spelling. */
export const priceRangeOfSlug = (slug: string): NumberRange | undefined => rangeOfSlug(price, slug);
/** `km-10-ribu-25-ribu`, `km-di-bawah-5-ribu`; whole thousands only. */
export const kilometerSlug = (range: NumberRange): string => rangeSlug(kilometers, range);
export const kilometerRangeOfSlug = (slug: string): NumberRange | undefined => rangeOfSlug(kilometers, slug);
/** `cicilan-3-juta-4-juta`, `cicilan-di-bawah-2-juta`. */
export const instalmentSlug = (range: NumberRange): string => rangeSlug(instalment, range);
export const instalmentRangeOfSlug = (slug: string): NumberRange | undefined => rangeOfSlug(instalment, slug);

/** `tahun-2019`, `tahun-2018-2022`. */
export function yearSlug({ min, max }: YearRange): string {
  return min === max ? `tahun-${min}` : `tahun-${min}-${max}`;
}
export function yearRangeOfSlug(slug: string): YearRange | undefined {
  const found = /^tahun-((?:19|20)\d\d)(?:-((?:19|20)\d\d))?$/.exec(slug);
  if (!found) return undefined;
  const range = { min: Number(found[1]), max: Number(found[2] ?? found[1]) };
  return range.min <= range.max && yearSlug(range) === slug ? range : undefined;
}

function rangeName({ min, max }: NumberRange, name: (value: number) => string, language: Language): string {
  const below = localized('Under')[language];
  const above = localized('Over')[language];
  if (min === null) return `${below} ${name(max ?? 0)}`;
  if (max === null) return `${above} ${name(min)}`;
  return `${name(min)} – ${name(max)}`;
}

/** `Rp 50 Juta – Rp 100 Juta`, `Di bawah Rp 100 Juta`. */
export function priceRangeName(range: NumberRange, language: Language): string {
  return rangeName(range, (value) => formatPrice(value, language), language);
}

/** `Rp 3 Juta – Rp 4 Juta per bulan`, `Di bawah Rp 2 Juta per bulan`. */
export function instalmentRangeName(range: NumberRange, language: Language): string {
  return `${priceRangeName(range, language)} ${localized('a month')[language]}`;
}

/** `10.000 – 25.000 km`, `Di atas 300.000 km`. */
export function kilometerRangeName(range: NumberRange, language: Language): string {
  return `${rangeName(range, (value) => formatNumber(value, language), language)} km`;
}

export function yearRangeName({ min, max }: YearRange): string {
  return min === max ? String(min) : `${min}–${max}`;
}
