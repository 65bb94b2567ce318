import { eq, sql } from 'drizzle-orm';
import type { SellErrors } from '#contract/sell/sell.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { normalizeAlias } from '#server/db/seed/reference-rows.ts';
import { bodyTypeOfName } from '#server/reading/body-of-name.ts';
import { cleanVariantName } from '#server/reading/variant-name.ts';
import { districtOf } from '#server/regions/districts.ts';

const { brands, models, variants, cities } = schema;

/**
 * Limits of unreviewed models; beyond them, only known models are accepted. Lower for guests, so that a flood
 * of theirs leaves room for accounts.
 */
export const mostUnreviewed = { verified: 3000, unverified: 1500 } as const;
const modelNameLength = 40;

/** The vehicle and place of a form. */
export type Choice = {
  readonly provinceId: number;
  readonly cityId: number | null;
  /** Null if none is named, or one of another city. */
  readonly districtId: number | null;
  readonly brand: { readonly id: number; readonly name: string; readonly slug: string };
  /** `id` is null for a model to be created. */
  readonly model: {
    readonly id: number | null;
    readonly name: string;
    readonly bodyType: string | null;
    readonly isReviewed: boolean;
  };
  readonly variant: { readonly id: number; readonly name: string } | null;
  /** The seller's own text, if the variant is not in the catalogue. */
  readonly variantName: string | null;
};

const idOf = (text: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(text?.trim() ?? '') ? Number(text) : undefined;

type Wrong = { readonly errors: SellErrors };
const wrong = (errors: SellErrors): Wrong => ({ errors });

async function modelOf(
  orm: Orm,
  brandId: number,
  form: SellForm,
  isVerified: boolean,
): Promise<Choice['model'] | Wrong> {
  const known = await orm.select().from(models).where(eq(models.brandId, brandId));
  const id = idOf(form.modelId);
  if (id !== undefined) {
    const chosen = known.find((model) => model.id === id);
    return chosen ?? wrong({ modelId: 'unknown_choice' });
  }
  // Entered as text although it is in the list, perhaps in another spelling.
  const name = form.modelName?.replace(/\s+/g, ' ').trim() ?? '';
  const key = normalizeAlias(name);
  const isName = /[\p{L}\p{N}]/u.test(name) && !/[<>@{}|\\/]|https?:/.test(name) && key !== '';
  if (!isName) return wrong({ modelName: 'unknown_choice' });
  if (name.length > modelNameLength) return wrong({ modelName: 'too_long' });
  const written = known.find((model) => normalizeAlias(model.name) === key || model.aliases.includes(key));
  if (written) return written;
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(models)
    .where(eq(models.isReviewed, false));
  const most = isVerified ? mostUnreviewed.verified : mostUnreviewed.unverified;
  if ((row?.count ?? 0) >= most) return wrong({ modelName: 'unknown_choice' });
  return { id: null, name, bodyType: bodyTypeOfName(name), isReviewed: false };
}

async function variantOf(
  orm: Orm,
  modelId: number | null,
  form: SellForm,
): Promise<Pick<Choice, 'variant' | 'variantName'> | Wrong> {
  const id = idOf(form.variantId);
  const written = cleanVariantName(form.variantName ?? '');
  if (id === undefined && written === null) return { variant: null, variantName: null };
  const known =
    modelId === null ? [] : await orm.select().from(variants).where(eq(variants.modelId, modelId));
  if (id !== undefined) {
    const variant = known.find((one) => one.id === id);
    return variant ? { variant, variantName: null } : wrong({ variantId: 'unknown_choice' });
  }
  const key = normalizeAlias(written ?? '');
  const variant = known.find(({ name }) => normalizeAlias(name) === key);
  return variant ? { variant, variantName: null } : { variant: null, variantName: written };
}

/**
 * Looks up the names of a form and reports unknown ones. Unknown models are not created here.
 * @param isVerified whether an account is the seller
 * @param place the current place, for a form without a city: an import may have only a province
 */
export async function chosen(
  orm: Orm,
  form: SellForm,
  isVerified: boolean,
  place?: { readonly provinceId: number; readonly cityId: null },
): Promise<Choice | Wrong> {
  // Sequentially, because PGlite has a single connection.
  const [city = place] = await orm
    .select({ cityId: cities.id, provinceId: cities.provinceId })
    .from(cities)
    .where(eq(cities.id, idOf(form.cityId) ?? 0));
  const [brand] = await orm
    .select({ id: brands.id, name: brands.name, slug: brands.slug })
    .from(brands)
    .where(eq(brands.id, idOf(form.brandId) ?? 0));
  if (!city || !brand)
    return wrong({
      ...(city ? {} : { cityId: 'unknown_choice' }),
      ...(brand ? {} : { brandId: 'unknown_choice' }),
    });
  const model = await modelOf(orm, brand.id, form, isVerified);
  if ('errors' in model) return model;
  const variant = await variantOf(orm, model.id, form);
  if ('errors' in variant) return variant;
  const { id, name, bodyType, isReviewed } = model;
  const district = districtOf(idOf(form.districtId) ?? 0);
  const districtId = district && district.cityId === city.cityId ? district.id : null;
  return { ...city, districtId, brand, model: { id, name, bodyType, isReviewed }, ...variant };
}
