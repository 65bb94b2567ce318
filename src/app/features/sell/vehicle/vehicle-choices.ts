import { yearInJakarta } from '#contract/dates.ts';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';

export type Brand = VehicleCatalogue['brands'][number];
export type Model = VehicleCatalogue['models'][number];
export type Variant = VehicleCatalogue['variants'][number];

const fold = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Items whose name contains the typed text, prefixes first (docs/product.md#sell-form). */
export function narrowed<Item extends { readonly name: string }>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return items;
  const found = items.filter(({ name }) => fold(name).includes(wanted));
  const begins = ({ name }: Item) => (fold(name).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

const mostTiles = 9;

/** Popular brands as tiles, and all others by name; by what is typed, all in one list. */
export function brandChoices(
  brands: readonly Brand[],
  typed: string,
): { readonly tiles: readonly Brand[]; readonly others: readonly Brand[] } {
  const byName = brands.toSorted((a, b) => a.name.localeCompare(b.name));
  if (typed.trim() !== '') return { tiles: [], others: narrowed(byName, typed) };
  const tiles = brands.filter(({ isPopular }) => isPopular).slice(0, mostTiles);
  return { tiles, others: byName.filter((brand) => !tiles.includes(brand)) };
}

/** The change for a new brand, which clears model and variant. */
export function withBrand(form: SellForm, brand: Brand): SellForm {
  if (form.brandId === String(brand.id)) return {};
  return { brandId: String(brand.id), brandName: brand.name, ...noModel };
}

export function withModel(form: SellForm, model: Model): SellForm {
  if (form.modelId === String(model.id)) return {};
  return { modelId: String(model.id), modelName: model.name, ...noVariant };
}

/** A variant sets fuel and transmission; both can be changed afterwards. */
export function withVariant(variant: Variant): SellForm {
  const { id, name, fuel, transmission } = variant;
  return { variantId: String(id), variantName: name, fuel, transmission };
}

/** A model that is not in the list. */
export function byHandModel(modelName: string): SellForm {
  return { modelId: '', modelName: modelName.trim(), ...noVariant };
}

export function byHandVariant(variantName: string): SellForm {
  return { variantId: '', variantName: variantName.trim() };
}

const noVariant: SellForm = { variantId: '', variantName: '' };
const noModel: SellForm = { modelId: '', modelName: '', ...noVariant };

const wasSold = ({ soldFrom, soldUntil }: Variant, year: number) =>
  soldFrom - 1 <= year && year <= (soldUntil ?? year) + 1;

/** The change for a year, which clears a variant that was not sold then. */
export function withYear(form: SellForm, year: number, variants: readonly Variant[]): SellForm {
  const chosen = variants.find(({ id }) => String(id) === form.variantId);
  return { makeYear: String(year), ...(chosen && !wasSold(chosen, year) ? noVariant : {}) };
}

/** The variants of a model that were sold around a year; all if the year is unset or matches none. */
export function variantsOf(
  variants: readonly Variant[],
  { modelId, makeYear }: SellForm,
): readonly Variant[] {
  const all = variants.filter((variant) => String(variant.modelId) === modelId);
  const year = Number(makeYear ?? '');
  if (year === 0) return all;
  const fitting = all.filter((variant) => wasSold(variant, year));
  return fitting.length > 0 ? fitting : all;
}

/** The possible model years of a model, newest first: those of its variants, if it has any. */
export function yearsOfModel(
  variants: readonly Variant[],
  modelId: string | undefined,
  now: Date,
  earliest: number,
): number[] {
  const own = variants.filter((variant) => String(variant.modelId) === modelId);
  const [first] = own;
  if (!first) return makeYears(now, earliest);
  const soldFrom = Math.min(...own.map((variant) => variant.soldFrom));
  const ends = own.map(({ soldUntil }) => soldUntil);
  const soldUntil = ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0));
  return makeYears(now, earliest, { ...first, soldFrom, soldUntil });
}

/** The years of a variant, to distinguish variants of the same name. */
export function soldText({ soldFrom, soldUntil }: Variant, untilNow: string): string {
  if (soldUntil === null) return `${soldFrom} – ${untilNow}`;
  return soldFrom === soldUntil ? String(soldFrom) : `${soldFrom} – ${soldUntil}`;
}

/** Possible years of a car, newest first; those of its variant, if known. */
export function makeYears(now: Date, earliest: number, variant?: Variant): number[] {
  const newest = yearInJakarta(now) + 1;
  // A car may be registered a year later, and the catalogue may be off by a year.
  const from = variant ? Math.max(earliest, variant.soldFrom - 1) : earliest;
  const until = variant?.soldUntil ? Math.min(newest, variant.soldUntil + 1) : newest;
  return Array.from({ length: Math.max(1, until - from + 1) }, (_, index) => until - index);
}
