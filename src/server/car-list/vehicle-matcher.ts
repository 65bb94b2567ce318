import type { BodyTypeCode, FuelCode, TransmissionCode } from '#contract/vehicles/vehicle.ts';
import { normalizeAlias } from '#server/db/seed/reference-rows.ts';
import { parseTransmission, saysNothing } from '#server/reading/parse-words.ts';
import { remember } from '#server/reading/remember.ts';
import { type VariantWords, variantWords } from '#server/reading/variant-name.ts';

export interface KnownVariant {
  readonly id: number;
  readonly name: string;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly soldFrom: number;
  readonly soldUntil: number | null;
}

export interface KnownModel {
  /** Null for a model of this import that has not been created yet. */
  id: number | null;
  readonly brand: KnownBrand;
  readonly name: string;
  readonly bodyType: BodyTypeCode | null;
  readonly variants: readonly (KnownVariant & { readonly words: VariantWords })[];
}

export interface KnownBrand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** By every spelling, in the form produced by `normalizeAlias`. */
  readonly models: Map<string, KnownModel>;
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Words before a model's name that are not part of it. */
const openingWords = new Set(['all', 'new', 'grand', 'the', 'mobil']);

/**
 * Finds brands, models and variants in sellers' texts. One instance per import; it learns the models created.
 */
export class VehicleMatcher {
  readonly #brands = new Map<string, KnownBrand>();

  addBrand(brand: { id: number; slug: string; name: string; aliases: readonly string[] }): KnownBrand {
    const known: KnownBrand = { id: brand.id, slug: brand.slug, name: brand.name, models: new Map() };
    for (const spelling of [brand.slug, brand.name, ...brand.aliases])
      setOnce(this.#brands, normalizeAlias(spelling), known);
    return known;
  }

  addModel(
    brand: KnownBrand,
    model: {
      id: number | null;
      name: string;
      slug?: string;
      aliases: readonly string[];
      bodyType: BodyTypeCode | null;
      variants: readonly KnownVariant[];
    },
  ): KnownModel {
    const variants = model.variants.map((variant) => ({ ...variant, words: variantWords(variant.name) }));
    const known: KnownModel = { id: model.id, brand, name: model.name, bodyType: model.bodyType, variants };
    for (const spelling of [model.slug ?? model.name, model.name, ...model.aliases]) {
      setOnce(brand.models, normalizeAlias(spelling), known);
    }
    return known;
  }

  /**
   * `DFSK (Dongfeng Sokon)`, `mercy`, `Mini Cooper`: the whole name without a remark in brackets, or its
   * first words.
   */
  readonly findBrand = remember((text): KnownBrand | undefined => {
    const whole =
      this.#brands.get(normalizeAlias(text)) ?? this.#brands.get(normalizeAlias(text.replace(/[([].*$/, '')));
    return whole ?? longestPrefix(wordsOf(text), this.#brands);
  });

  /** The model in a text: by its whole name, or by the longest prefix of its words. */
  findModel(brand: KnownBrand, text: string): KnownModel | undefined {
    const exact = brand.models.get(normalizeAlias(text));
    if (exact) return exact;
    const words = this.withoutBrand(brand, wordsOf(text));
    const found = longestPrefix(words, brand.models);
    if (found) return found;
    const opening = words.findIndex((word) => !openingWords.has(word));
    return opening > 0 ? longestPrefix(words.slice(opening), brand.models) : undefined;
  }

  /** The model whose name is in a title; none if two of the same length match. */
  findModelInTitle(brand: KnownBrand, title: string): KnownModel | undefined {
    const words = wordsOf(title);
    let best: { length: number; models: Set<KnownModel> } = { length: 1, models: new Set() };
    for (let from = 0; from < words.length; from += 1) {
      let key = '';
      for (const word of words.slice(from, from + 5)) {
        key += word;
        const model = brand.models.get(key);
        if (!model || key.length < best.length || /^\d+$/.test(key)) continue;
        if (key.length > best.length) best = { length: key.length, models: new Set() };
        best.models.add(model);
      }
    }
    const [only, ...others] = best.models;
    return others.length === 0 && best.length > 1 ? only : undefined;
  }

  /** The name of a new model: as written, without the brand before it. */
  newModelName(brand: KnownBrand, text: string): string | undefined {
    const written = text.replace(/\s+/g, ' ').trim();
    const brandWords = new RegExp(`^${brand.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s+`, 'i');
    const name = written.replace(brandWords, '');
    const plausible = name.length <= 40 && /[\p{L}\p{N}]/u.test(name) && !/[<>@{}|\\]|https?:/.test(name);
    return plausible && normalizeAlias(name) !== '' && !saysNothing(name) ? name : undefined;
  }

  withoutBrand(brand: KnownBrand, words: readonly string[]): readonly string[] {
    for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
      if (this.#brands.get(words.slice(0, count).join('')) === brand) return words.slice(count);
    }
    return words;
  }
}

/**
 * The catalogue's variant if exactly one fits: same fuel, transmission and trim, the same engine size if both
 * have one, and sold in that year; otherwise within a year of it, since registration and sales lag behind.
 */
export function findVariant(
  model: KnownModel,
  car: { text: string; fuel: FuelCode; transmission: TransmissionCode; makeYear: number },
): KnownVariant | undefined {
  const words = variantWords(car.text);
  if (words.size === undefined && words.trim === '') return undefined;
  // `CVT` combined with another transmission is a contradiction, not a match.
  if (words.gearbox !== undefined && parseTransmission(words.gearbox) !== car.transmission) return undefined;
  const alike = model.variants.filter(
    (variant) =>
      variant.fuel === car.fuel &&
      variant.transmission === car.transmission &&
      variant.words.trim === words.trim &&
      (words.size === undefined || variant.words.size === undefined || variant.words.size === words.size),
  );
  for (const grace of [0, 1]) {
    const sold = alike.filter(
      ({ soldFrom, soldUntil }) =>
        car.makeYear >= soldFrom - grace && car.makeYear <= (soldUntil ?? Number.POSITIVE_INFINITY) + grace,
    );
    const named =
      words.gearbox === undefined ? sold : sold.filter((variant) => variant.words.gearbox === words.gearbox);
    const [only, ...others] = named.length > 0 ? named : sold;
    if (only) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

function setOnce<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (key !== '' && !map.has(key)) map.set(key, value);
}

function longestPrefix<Value>(words: readonly string[], map: ReadonlyMap<string, Value>): Value | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const found = map.get(words.slice(0, count).join(''));
    if (found !== undefined) return found;
  }
  return undefined;
}
