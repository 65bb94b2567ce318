import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { tokensOf } from '#catalogue/faceted-index/text-index.ts';
import { Vocabulary } from '#catalogue/vocabulary.ts';
import { bodyTypes, colors } from '#contract/vehicles/vehicle.ts';
import { VehicleFacts } from '#server/catalogue/vehicle-facts.ts';
import { normalizeAliases, referenceRows } from '#server/db/seed/reference-rows.ts';

/** A catalogue with the real names, and one car of each variant, spread over the places, years and prices. */
export function realMarket(): Catalogue {
  const { brands: seeds, provinces, cities } = referenceRows(new Map());
  let models = 0;
  let variants = 0;
  const brands = seeds.map((brand, at) => ({ ...brand, id: at + 1 }));
  const modelRows = brands.flatMap((brand) =>
    brand.models.map((model) => ({ ...model, id: ++models, brandId: brand.id })),
  );
  const variantRows = modelRows.flatMap((model) =>
    model.variants.map((variant) => ({ ...variant, id: ++variants, model })),
  );
  const vocabulary = new Vocabulary({
    brands: brands.map(({ id, slug, seed }) => ({
      ...{ id, slug, name: seed.name, isPopular: seed.popular, aliases: normalizeAliases(seed.aliases) },
    })),
    models: modelRows.map(({ id, slug, brandId, seed }) => ({
      ...{ id, slug, brandId, name: seed.name, aliases: normalizeAliases(seed.aliases) },
    })),
    variants: variantRows.map(({ id, slug, model, seed }) => ({
      ...{ id, slug, modelId: model.id, name: seed.name },
    })),
    provinces,
    cities,
  });
  const facts = new VehicleFacts(vocabulary);
  const index = new FacetedIndex();
  const popular = cities.filter(({ isPopular }) => isPopular);
  for (const [at, { id, model, seed }] of variantRows.entries()) {
    const city = popular[at % popular.length];
    const color = colors[at % 5] ?? null;
    const year = Math.min(seed.years[1] ?? 2025, seed.years[0] + (at % 4));
    const brand = vocabulary.nameOf('brand', model.brandId);
    index.upsert({
      id: at + 1,
      brand: model.brandId,
      parentModel: vocabulary.families.get(model.id) ?? null,
      model: model.id,
      variant: id,
      province: city?.provinceId ?? 0,
      city: city?.id ?? null,
      district: null,
      bodyType: bodyTypes.find((code) => code === model.seed.body) ?? null,
      fuel: seed.fuel,
      transmission: seed.transmission,
      color,
      listingType: at % 3 === 0 ? 'diler' : 'individu',
      traits: (at % 512) | facts.of(model.id, id, null),
      makeYear: year,
      kilometers: (at % 20) * 10_000,
      instalment: null,
      price: 60e6 + (at % 30) * 10e6,
      quality: 1,
      views: 0,
      isImported: false,
      publishedAt: 1_700_000_000_000 + at,
      tokens: tokensOf(
        [
          ...[brand, model.seed.name, seed.name, year, seed.fuel, seed.transmission, color, model.seed.body],
          ...[city?.name, vocabulary.nameOf('province', city?.provinceId ?? 0), 'terawat'],
        ].join(' '),
      ),
    });
  }
  return { index, vocabulary };
}
