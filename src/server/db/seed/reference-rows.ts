import { hash } from 'node:crypto';
import { colorHexes, transmissionNames } from '#contract/vehicles/card-words.ts';
import { bodyTypeCode, colorCode, fuelCode, transmissionCode } from '#contract/vehicles/vehicle.schema.ts';
import { bodyTypeNames, categories, colorNames, fuelNames } from '#contract/vehicles/vehicle.ts';
import { readRegions } from '#server/regions/regions.ts';
import { SlugRegistry, type SlugType, variantSlug } from './slug-registry.ts';
import { readVehicleCatalogue } from './vehicles/vehicle-catalogue.ts';
import { type BrandSeed, type ModelSeed, priceYear, type VariantSeed } from './vehicles/vehicle-seed.ts';

/** Increment when the mapping from data to rows changes. */
const layoutVersion = 1;

export interface BrandRow {
  readonly seed: BrandSeed;
  readonly slug: string;
  readonly position: number;
  readonly models: readonly ModelRow[];
}
interface ModelRow {
  readonly seed: ModelSeed;
  readonly slug: string;
  readonly variants: readonly VariantRow[];
}
interface VariantRow {
  readonly seed: VariantSeed;
  readonly slug: string;
  readonly priceYear: number;
}

/** Lower-case letters and digits only, the form in which aliases are stored and looked up. */
export function normalizeAlias(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

export function normalizeAliases(aliases: readonly string[]): string[] {
  return [...new Set(aliases.map(normalizeAlias))].filter((alias) => alias !== '');
}

/** Rows of the catalogue and the regions, each with its slug. */
export function referenceRows(storedSlugs: ReadonlyMap<string, SlugType>) {
  const slugs = new SlugRegistry(storedSlugs);
  const vehicleCatalogue = readVehicleCatalogue();
  // In order of precedence, so that the earlier type keeps the plain slug in a clash.
  const brandSlugs = vehicleCatalogue.map((brand) => slugs.claim('brand', brand.slug, 'mobil'));
  const modelSlugs = vehicleCatalogue.map((brand) =>
    brand.models.map((model) => slugs.claim('model', model.slug, brand.slug)),
  );
  const brands = vehicleCatalogue.map((seed, position): BrandRow => {
    const models = seed.models.map((model, modelIndex): ModelRow => {
      const slug = modelSlugs[position]?.[modelIndex] ?? model.slug;
      const variants = model.variants.map((variant) => ({
        seed: variant,
        slug: slugs.claim('variant', variantSlug(slug, variant.name), 'varian'),
        priceYear: priceYear(variant),
      }));
      return { seed: model, slug, variants };
    });
    return { seed, slug: brandSlugs[position] ?? seed.slug, position, models };
  });
  const regions = readRegions();
  const provinces = regions.provinces.map(({ id, name, slug }) => ({
    id,
    name,
    slug: slugs.claim('province', slug, 'provinsi'),
  }));
  // Cities before regencies of the same name, whose slugs get a suffix.
  const inOrder = regions.cities.toSorted((one, other) => Number(other.isKota) - Number(one.isKota));
  const cities = inOrder.map(({ id, provinceId, name, slug, isKota, isPopular }) => ({
    id,
    provinceId,
    name,
    slug: slugs.claim('city', slug, isKota ? 'kota' : 'kabupaten'),
    isPopular,
  }));
  return { brands, provinces, cities };
}

const named = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, { id: string; en: string }>>,
) => codes.map((slug, position) => ({ slug, nameId: names[slug].id, nameEn: names[slug].en, position }));

/** The small tables of codes, from the contract. */
export const codeRows = {
  categories: categories.map(({ id, slug, name, isSelected, isUsed }) => ({
    id,
    slug,
    nameId: name.id,
    nameEn: name.en,
    isSelected,
    isUsed,
  })),
  bodyTypes: named(bodyTypeCode.options, bodyTypeNames),
  fuels: named(fuelCode.options, fuelNames),
  transmissions: named(transmissionCode.options, transmissionNames),
  colors: named(colorCode.options, colorNames).map((row) => ({ ...row, hex: colorHexes[row.slug] })),
};

/** A hash of the reference data. */
export function referenceHash(): string {
  return hash(
    'sha256',
    JSON.stringify([layoutVersion, codeRows, readRegions(), readVehicleCatalogue()]),
    'hex',
  );
}
