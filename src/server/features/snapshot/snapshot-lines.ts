import type { CarLine } from '#catalogue/snapshot/snapshot-car.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import { VehicleFacts } from '#server/catalogue/vehicle-facts.ts';

type Vehicle = {
  readonly modelId: number;
  readonly variantId: number | null;
  readonly ownName: string | null;
};

/** Names of cars in a snapshot: each line exists once, however many cars share it. */
export class SnapshotLines {
  readonly #vocabulary: Vocabulary;
  readonly #facts: VehicleFacts;
  readonly #brands: ReadonlyMap<number, Vocabulary['rows']['brands'][number]>;
  readonly #models: ReadonlyMap<number, Vocabulary['rows']['models'][number]>;
  readonly #variants: ReadonlyMap<number, Vocabulary['rows']['variants'][number]>;
  readonly #lines = new Map<string, CarLine>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#facts = new VehicleFacts(vocabulary);
    const { brands, models, variants } = vocabulary.rows;
    this.#brands = new Map(brands.map((brand) => [brand.id, brand]));
    this.#models = new Map(models.map((model) => [model.id, model]));
    this.#variants = new Map(variants.map((variant) => [variant.id, variant]));
  }

  /** Undefined if the names are not known yet. */
  of(vehicle: Vehicle): CarLine | undefined {
    const { modelId, variantId, ownName } = vehicle;
    const key = `${modelId} ${variantId} ${variantId === null ? ownName : ''}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const line = this.#make(vehicle);
    if (line) this.#lines.set(key, line);
    return line;
  }

  #make({ modelId, variantId, ownName }: Vehicle): CarLine | undefined {
    const model = this.#models.get(modelId);
    const brand = model && this.#brands.get(model.brandId);
    const variant = variantId === null ? null : this.#variants.get(variantId);
    const family = this.#models.get(this.#vocabulary.families.get(modelId) ?? -1);
    if (!brand || !model || variant === undefined) return undefined;
    return {
      brand: { slug: brand.slug, name: brand.name, isPopular: brand.isPopular },
      model: { slug: model.slug, name: model.name },
      family: family ? { slug: family.slug, name: family.name } : null,
      variant: variant && { slug: variant.slug, name: variant.name },
      ownName: variant ? null : ownName,
      facts: this.#facts.of(modelId, variantId, ownName),
    };
  }
}
