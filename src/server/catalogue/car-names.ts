import { tokensOf } from '#catalogue/faceted-index/text-index.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import { VehicleFacts } from './vehicle-facts.ts';

/** What the names of a car's brand, model, variant and place say: its searchable words, seats and drive. */
export class CarNames {
  readonly #vocabulary: Vocabulary;
  readonly facts: VehicleFacts;
  readonly #vehicles = new Map<string, readonly string[]>();
  readonly #places = new Map<string, readonly string[]>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.facts = new VehicleFacts(vocabulary);
  }

  familyOf(model: number): number | null {
    return this.#vocabulary.families.get(model) ?? null;
  }

  tokensOfVehicle(brand: number, model: number, variant: number | null): readonly string[] {
    return remembered(this.#vehicles, `${brand} ${model} ${variant}`, () => [
      this.#vocabulary.nameOf('brand', brand),
      this.#vocabulary.nameOf('model', model),
      variant === null ? undefined : this.#vocabulary.nameOf('variant', variant),
    ]);
  }

  tokensOfPlace(province: number, city: number | null): readonly string[] {
    return remembered(this.#places, `${province} ${city}`, () => [
      this.#vocabulary.nameOf('province', province),
      city === null ? undefined : this.#vocabulary.nameOf('city', city),
    ]);
  }

  tokensOfDistrict(district: number | null): readonly string[] {
    if (district === null) return none;
    return remembered(this.#places, `district ${district}`, () => [
      this.#vocabulary.nameOf('district', district),
    ]);
  }
}

const none: readonly string[] = [];

function remembered(
  known: Map<string, readonly string[]>,
  key: string,
  textsOf: () => readonly (string | undefined)[],
): readonly string[] {
  let tokens = known.get(key);
  if (!tokens) {
    tokens = tokensOf(textsOf().filter(Boolean).join(' '));
    known.set(key, tokens);
  }
  return tokens;
}
