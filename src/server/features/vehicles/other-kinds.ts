import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { slugify } from '#contract/slug.ts';
import { carCategoryId, categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { pricesOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type {
  NewVehicleBrand,
  NewVehicleCatalogue,
  NewVehicleModel,
  NewVehicleVariant,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { specificationsOf } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import {
  type NumberedVehicles,
  numberedVehicles,
} from '#server/features/new-vehicles/shared/numbered-vehicles.ts';
import { unknownVehicle } from './unknown-vehicle.ts';

/*
 * Responses for kinds that are not sold used (motorcycles, trucks, three-wheelers), and parts shared with
 * cars.
 */

/** The kind of a category that is not sold used; undefined for cars. */
export function otherKind(categoryId: number | undefined): VehicleKind | undefined {
  const id = categoryId ?? carCategoryId;
  return id === carCategoryId ? undefined : categories.find((each) => each.id === id)?.slug;
}

/** The new model that corresponds to a used car's brand and model slug. */
export function newCar(
  catalogue: NewVehicleCatalogue,
  brand: string,
  model: string,
): NewVehicleModel | undefined {
  return catalogue
    .get('mobil')
    ?.find(({ slug }) => slug === brand)
    ?.models.find(({ slug }) => slug === model);
}

/** A kind's vehicles by API id. */
export class OtherKind {
  readonly #kind: VehicleKind;
  readonly #language: Language;
  readonly #brands: readonly NewVehicleBrand[];
  readonly #numbered: NumberedVehicles;

  constructor(catalogue: NewVehicleCatalogue, kind: VehicleKind, language: Language) {
    this.#kind = kind;
    this.#language = language;
    this.#brands = catalogue.get(kind) ?? [];
    this.#numbered = numberedVehicles(this.#brands);
  }

  brands(): DataOf<'sellBrands'> {
    return [...this.#numbered.brands].map(([id, { name, slug }]) => ({ id, name, slug, isPopular: false }));
  }

  models(brandId: number): DataOf<'sellModels'> {
    if (!this.#numbered.brands.has(brandId)) throw unknownVehicle('brandId', this.#language);
    return [...this.#numbered.models]
      .filter(([, model]) => model.brandId === brandId)
      .map(([id, { name }]) => ({ id, brandId, name }));
  }

  /** @param makeYear excludes variants that were discontinued before this year */
  variants(modelId: number, makeYear: number | undefined): DataOf<'sellVariants'> {
    const model = this.#model(modelId);
    return this.#variantsOf(modelId)
      .filter(([, { last_year }]) => makeYear === undefined || last_year === null || last_year >= makeYear)
      .map(([id, variant]) => ({
        ...{ id, modelId, name: variant.name || model.name, ...soldAndPriced(variant) },
        newPriceMillion: variant.price === null ? null : variant.price / 1e6,
      }));
  }

  overview(modelId: number, variantId: number | undefined, isInWords: boolean): DataOf<'modelOverview'> {
    const shown = this.#shown(modelId, variantId);
    const newPrices = newPricesOf(shown, isInWords, this.#language);
    const { min = null, max = null } = newPrices ?? {};
    return { minPrice: min, maxPrice: max, newPrices, market: null, count: 0 };
  }

  features(modelId: number, variantId: number | undefined): DataOf<'modelFeatures'> {
    const model = this.#model(modelId);
    const shown = this.#shown(modelId, variantId);
    return {
      brandName: model.brand.name,
      modelName: model.name,
      variants: this.#variantsOf(modelId)
        .filter(([id]) => variantId === undefined || id === variantId)
        .map(([id, variant]) => ({
          ...{ id, name: variant.name || model.name, slug: slugify(variant.name || model.name) },
          ...soldAndPriced(variant),
          ...{ engineCc: variant.engine_cc, newPrice: variant.price },
        })),
      ...newFeatures(model.name, shown, this.#language),
    };
  }

  /** Models with known prices, sorted by deliveries, then by number of variants. */
  topModels(most: number): DataOf<'topModel'> {
    return this.#brands
      .flatMap(({ models }) => models)
      .flatMap((model) => {
        const prices = pricesOf(model.variants, this.#language);
        return prices ? [{ model, prices }] : [];
      })
      .sort(
        ({ model: a }, { model: b }) =>
          (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0) ||
          b.variants.length - a.variants.length ||
          (a.name < b.name ? -1 : 1),
      )
      .slice(0, most)
      .map(({ model, prices }) => ({
        ...{ slug: model.slug, name: model.name, brandName: model.brand.name },
        url: newVehiclesPath(this.#kind, model.brand.slug, model.slug),
        ...{ count: model.variants.length, minPrice: prices.min, maxPrice: prices.max },
        ...{ coverImage: null, bodyType: null, color: null },
      }));
  }

  #model(id: number): NewVehicleModel {
    const model = this.#numbered.models.get(id);
    if (!model) throw unknownVehicle('modelId', this.#language);
    return model;
  }

  #variantsOf(modelId: number): [number, NewVehicleVariant][] {
    return [...this.#numbered.variants].filter(([, variant]) => variant.modelId === modelId);
  }

  /** The variants of a model, or only the requested one. */
  #shown(modelId: number, variantId: number | undefined): readonly NewVehicleVariant[] {
    const { variants } = this.#model(modelId);
    if (variantId === undefined) return variants;
    const variant = this.#numbered.variants.get(variantId);
    if (variant?.modelId !== modelId) throw unknownVehicle('variantId', this.#language);
    return [variant];
  }
}

const yearOf = ({ price_date }: NewVehicleVariant) =>
  price_date === null ? null : Number(price_date.slice(0, 4));

const soldAndPriced = (variant: NewVehicleVariant) => ({
  ...{ fuel: variant.fuel, transmission: variant.transmission },
  ...{ soldFrom: null, soldUntil: variant.last_year, priceYear: yearOf(variant) },
});

/** Specifications of new variants, with the variants' names. */
export function newFeatures(
  modelName: string,
  shown: readonly NewVehicleVariant[],
  language: Language,
): Pick<DataOf<'modelFeatures'>, 'newVariants' | 'specifications'> {
  return {
    newVariants: shown.map(({ name }) => name || modelName),
    specifications: specificationsOf(shown, language),
  };
}

/** The price range of new variants, as numbers or formatted. */
export function newPricesOf(
  variants: readonly NewVehicleVariant[],
  isInWords: boolean,
  language: Language,
): DataOf<'modelOverview'>['newPrices'] {
  const prices = pricesOf(variants, language);
  if (!prices || !isInWords) return prices;
  return { ...prices, min: formatPrice(prices.min, language), max: formatPrice(prices.max, language) };
}
