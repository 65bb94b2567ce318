import { NearestToken } from '#catalogue/faceted-index/nearest-token.ts';
import { plainWord } from '#catalogue/suggestions/typed-word.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { FilterType, FilterValue } from '#contract/search/filter.ts';
import { yearSlug } from '#contract/search/filter-range.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { traitTypes } from '#contract/vehicles/trait-types.ts';
import { traits } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import {
  classWords,
  creditWords,
  fillerWords,
  generations,
  isThrift,
  kindWords,
  newWords,
  orderWords,
  placeWords,
  renewedThings,
  tableWords,
  talkWords,
  valueWords,
  warrantyWords,
} from './everyday-words.ts';
import { amountWords } from './figures.ts';

/** The meaning of a phrase. */
export type Meaning =
  | { readonly kind: 'values'; readonly values: readonly FilterValue[] }
  /** Models or brands of a class, which say nothing beside a name; `isThrift` also beside a body type or fuel. */
  | { readonly kind: 'class'; readonly values: readonly FilterValue[]; readonly isThrift: boolean }
  /** A vehicle by another name, with the words of it that say more than its own name. */
  | { readonly kind: 'nickname'; readonly values: readonly FilterValue[]; readonly words: readonly string[] }
  | { readonly kind: 'order'; readonly order: SortOrder }
  | { readonly kind: 'vehicle-kind'; readonly vehicles: VehicleKind }
  | { readonly kind: 'new' }
  | { readonly kind: 'filler' }
  /** What no filter says. */
  | { readonly kind: 'unused'; readonly about: Topic | undefined }
  /** A known place that is not in this vocabulary. */
  | { readonly kind: 'elsewhere'; readonly slug: string };
/** What has a page of its own. */
export type Topic = 'credit' | 'warranty';

/** Maximum number of words in a phrase. */
export const longestPhrase = 5;

const codes: readonly string[] = [
  ...fuels,
  ...transmissions,
  ...listingTypes,
  ...colors.filter((color) => color !== 'lainnya'),
  ...traits.map(({ slug }) => slug),
];
/** Types whose values can accompany a name: `avanza matic`. */
export const describingTypes: readonly FilterType[] = [
  'fuel',
  'transmission',
  'listing-type',
  'color',
  ...traitTypes,
];
/** Shorter prefixes match too many words. */
const leastBeginning = 3;
/** Shorter words of the language are one edit from too many others. */
const leastCorrected = 5;
/** In a word of up to this many letters the first one is not corrected: it would be another word. */
const shortWord = 5;

const placeKinds = /^(?:kota|kabupaten)(?= )/;
const phraseKey = (name: string) => name.split(/\s+/).map(plainWord).join('');

export const vehicleTypes: readonly FilterType[] = ['brand', 'parent-model', 'model', 'variant'];
export const isVehicle = ({ type }: FilterValue): boolean => vehicleTypes.includes(type);

/**
 * The full names of brands, models, body types and places, and their synonyms. Names are compared by letters
 * and digits only: `crv`, `cr-v` and `cr v` are equal.
 */
export class Phrasebook {
  readonly #vocabulary: Vocabulary;
  readonly #values = new Map<string, FilterValue[]>();
  /** Alternative names of brands and models. */
  readonly #nicknames = new Map<string, FilterValue>();
  readonly #words = new Set<string>([...tableWords, ...amountWords]);
  /** Words that others may be typing errors, or beginnings, of; by number: what they name. */
  readonly #named: { readonly word: string; readonly values: FilterValue[] }[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #nearest = new NearestToken();
  readonly #meant = new Map<string, string | undefined>();
  #variantWords: ReadonlyMap<string, ReadonlySet<number>> | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    const { rows } = vocabulary;
    for (const slug of [...bodyTypes, ...codes]) this.#add(slug.replaceAll('-', ' '), vocabulary.find(slug));
    const brandNames = new Map(rows.brands.map(({ id, name }) => [id, name]));
    for (const { id, name, aliases = [] } of rows.brands) {
      const value = vocabulary.valueOf('brand', id);
      this.#add(name, value);
      for (const alias of aliases) if (value) this.#nicknames.set(alias, value);
    }
    for (const { id, name, brandId, aliases = [] } of rows.models) {
      const type = vocabulary.families.get(id) === id ? 'parent-model' : 'model';
      const value = vocabulary.valueOf(type, id);
      this.#add(name, value);
      // `mazda2`, `peugeot 2008`: the brand tells a name of digits from a number.
      this.#addKey(phraseKey(`${brandNames.get(brandId)} ${name}`), value);
      const model = vocabulary.valueOf('model', id);
      for (const alias of aliases) if (model) this.#nicknames.set(alias, model);
    }
    for (const { id, name } of rows.provinces) this.#add(name, vocabulary.valueOf('province', id));
    for (const { id, name } of rows.cities) {
      const value = vocabulary.valueOf('city', id);
      this.#add(name, value);
      // The city `Kota X` is also called `X`; `kab x` is the regency.
      if (placeKinds.test(name.toLowerCase()))
        this.#addKey(phraseKey(name.replace(/^Kabupaten/, 'Kab')), value);
      else this.#add(`Kota ${name}`, value);
    }
    const table = [...tableWords, ...amountWords].filter((word) => word.length >= leastCorrected);
    for (const word of [...valueWords.keys(), ...placeWords.keys(), ...orderWords.keys(), ...table])
      this.#learn(word);
  }

  /** Whether a word is in the dictionary and therefore not corrected. */
  knows(word: string): boolean {
    const key = plainWord(word);
    return (
      this.#words.has(key) ||
      this.#values.has(key) ||
      this.#nicknames.has(key) ||
      generations.has(key) ||
      this.#wordsOfVariants().has(key)
    );
  }

  /** The name of which a nickname is only a usual typing error: `avansa`. */
  misspelt(word: string): string | undefined {
    const key = plainWord(word);
    const vehicle = this.#nicknames.get(key);
    if (!vehicle || this.#words.has(key) || this.#values.has(key) || this.#wordsOfVariants().has(key))
      return undefined;
    const isOwn = (number: number) =>
      Number(
        this.#named[number]?.values.some(({ slug }) => slug.replace(/^semua-/, '') === vehicle.slug) === true,
      );
    return this.#nearest.find(key, isOwn);
  }

  /** The name that a word begins or mistypes; the one with the most cars when it was first asked for. */
  meant(word: string, carsOf: (value: FilterValue) => number): string | undefined {
    const key = plainWord(word);
    if (this.#meant.has(key)) return this.#meant.get(key);
    if (this.#meant.size >= mostRemembered) this.#meant.clear();
    const meant = this.#findMeant(key, carsOf);
    this.#meant.set(key, meant);
    return meant;
  }

  #findMeant(key: string, carsOf: (value: FilterValue) => number): string | undefined {
    const cars = (number: number) => {
      const values = this.#named[number]?.values ?? [];
      return values.length === 0 ? 1 : Math.max(...values.map(carsOf));
    };
    let best: { readonly word: string; readonly cars: number } | undefined;
    if (key.length >= leastBeginning) {
      for (const [number, named] of this.#named.entries()) {
        if (!named.word.startsWith(key) || named.values.length === 0) continue;
        const weight = cars(number) * (named.values.some(isVehicle) ? vehicleWeight : 1);
        if (weight > (best?.cars ?? 0)) best = { word: named.word, cars: weight };
      }
    }
    if (best) return best.word;
    const nearest = this.#nearest.find(key, cars);
    return nearest && (key.length > shortWord || nearest[0] === key[0]) ? nearest : undefined;
  }

  /** Transmissions, fuels, colours and seller types that start with an unfinished word. */
  completions(beginning: string): readonly FilterValue[] {
    const key = plainWord(beginning);
    if (key.length < leastBeginning) return [];
    const slugs = [...codes, ...valueWords.keys()].flatMap((word) =>
      word.startsWith(key) ? (valueWords.get(word) ?? [word]) : [],
    );
    return [...new Set(slugs)].flatMap((slug) => {
      const value = this.#vocabulary.find(slug);
      return value && describingTypes.includes(value.type) ? [value] : [];
    });
  }

  /** The meaning of consecutive words as one phrase. */
  find(words: readonly string[]): Meaning | undefined {
    const key = words.map(plainWord).join('');
    if (key === '') return undefined;
    const values = this.#values.get(key);
    // A name of one or two characters, or of digits only, counts only next to its brand.
    if (values && (isTelling(key) || words.length > 1)) return { kind: 'values', values };
    const generation = this.#generation(key);
    if (generation) return { kind: 'values', values: generation };
    const places = placeWords.get(key);
    const found = (valueWords.get(key) ?? places)?.flatMap((slug) => this.#vocabulary.find(slug) ?? []) ?? [];
    if (found.length > 0) return { kind: 'values', values: found };
    if (places) return { kind: 'elsewhere', slug: places[0] ?? key };
    const ofClass = classWords.get(key);
    if (ofClass) {
      const members = ofClass.flatMap((slug) => this.#vocabulary.find(slug) ?? []);
      return { kind: 'class', values: members, isThrift: isThrift(key) };
    }
    const order = orderWords.get(key);
    if (order) return { kind: 'order', order };
    const vehicles = kindWords.get(key);
    if (vehicles) return { kind: 'vehicle-kind', vehicles };
    if (isRenewed(words)) return { kind: 'unused', about: undefined };
    if (newWords.has(key)) return { kind: 'new' };
    if (creditWords.has(key)) return { kind: 'unused', about: 'credit' };
    if (warrantyWords.has(key)) return { kind: 'unused', about: 'warranty' };
    if (fillerWords.has(key)) return { kind: 'filler' };
    if (talkWords.has(key) || plateParity.test(words.join(' '))) return { kind: 'unused', about: undefined };
    return this.#nickname(words, key);
  }

  /** Whether a word tells variants of a vehicle apart: `cross` those of the Xpander. */
  isOfVariants(word: string, vehicle: FilterValue): boolean {
    const id = this.#vocabulary.idOf(vehicle);
    if (id === undefined || !isVehicle(vehicle)) return false;
    const { families, rows } = this.#vocabulary;
    const models =
      vehicle.type === 'brand'
        ? rows.models.filter(({ brandId }) => brandId === id).map((model) => model.id)
        : vehicle.type === 'parent-model'
          ? rows.models.filter((model) => families.get(model.id) === id).map((model) => model.id)
          : [id];
    const words = this.#wordsOfVariants().get(plainWord(word));
    return models.some((model) => words?.has(model));
  }

  /** Whether a word is one of a brand's, a model's or a variant's name. */
  isOfVehicle(word: string): boolean {
    const key = plainWord(word);
    const number = this.#numbers.get(key);
    return (
      this.#wordsOfVariants().has(key) ||
      (number !== undefined && this.#named[number]?.values.some(isVehicle) === true)
    );
  }

  /** The model whose name with digits follows its brand, or is whole: `mazda 2`, `ioniq 5`. */
  nameWithDigits(words: readonly string[]): readonly FilterValue[] {
    if (!words.some((word) => /^\d+$/.test(word) || plainWord(word).length <= 2)) return [];
    const values = this.#values.get(words.map(plainWord).join(''));
    return values?.filter(isVehicle) ?? [];
  }

  #generation(key: string): readonly FilterValue[] | undefined {
    const generation = generations.get(key);
    const model = generation && this.#vocabulary.find(generation[0]);
    return model && [model, { slug: yearSlug({ min: generation[1], max: generation[2] }), type: 'year' }];
  }

  /** Only where the words are no name with words that say more: `avanza veloz` is read by itself. */
  #nickname(words: readonly string[], key: string): Meaning | undefined {
    const vehicle = this.#nicknames.get(key);
    if (!vehicle || !isTelling(key)) return undefined;
    if (words.length > 1 && this.#isReadAlone(words, vehicle)) return undefined;
    const name = this.#vocabulary.fullName(vehicle, 'id').toLowerCase().split(/\s+/).map(plainWord);
    const further = words.filter(
      (word) => !name.includes(plainWord(word)) && this.isOfVariants(word, vehicle) && this.#isPlain(word),
    );
    return { kind: 'nickname', values: [vehicle], words: further };
  }

  #isPlain(word: string): boolean {
    const key = plainWord(word);
    return !valueWords.has(key) && !this.#values.get(key)?.some(({ type }) => describingTypes.includes(type));
  }

  /** Whether some of the words are the vehicle's own name, and the others are understood by themselves. */
  #isReadAlone(words: readonly string[], vehicle: FilterValue): boolean {
    const [above] = vehicle.within ?? [];
    const isOwn = ({ slug, type }: FilterValue) =>
      slug === vehicle.slug ||
      (type === 'parent-model' && slug === above && slug === `semua-${vehicle.slug}`);
    return words.some((_, from) =>
      words.slice(from).some((__, length) => {
        const [until, part] = [from + length + 1, words.slice(from, from + length + 1)];
        if (part.length === words.length) return false;
        if (!this.#values.get(part.map(plainWord).join(''))?.some(isOwn)) return false;
        const others = [...words.slice(0, from), ...words.slice(until)];
        return others.every((word) => this.isOfVariants(word, vehicle) || this.find([word]) !== undefined);
      }),
    );
  }

  #add(name: string, value: FilterValue | undefined): void {
    this.#addKey(phraseKey(name), value);
    if (!value) return;
    for (const word of name.split(/[\s/]+/)) this.#learn(plainWord(word), value);
  }

  #addKey(key: string, value: FilterValue | undefined): void {
    if (!value || key === '') return;
    const known = this.#values.get(key);
    if (!known) this.#values.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
  }

  #learn(word: string, value?: FilterValue): void {
    if (word.length < 2) return;
    this.#words.add(word);
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.#named.push({ word, values: [] }) - 1;
      this.#numbers.set(word, number);
      this.#nearest.add(word);
    }
    if (value) this.#named[number]?.values.push(value);
  }

  /** The models with a variant of which the word is a word, by word; made when first asked for. */
  #wordsOfVariants(): ReadonlyMap<string, ReadonlySet<number>> {
    if (!this.#variantWords) {
      const all = new Map<string, Set<number>>();
      for (const { name, modelId } of this.#vocabulary.rows.variants) {
        for (const word of name.split(/[\s/]+/)) {
          const key = plainWord(word);
          const models = all.get(key);
          if (models) models.add(modelId);
          else all.set(key, new Set([modelId]));
        }
      }
      this.#variantWords = all;
    }
    return this.#variantWords;
  }
}

/** A name of a vehicle is more likely begun than one of a place. */
const vehicleWeight = 3;
/** Words whose meaning is kept: the same are typed often. */
const mostRemembered = 512;
const plateParity = /^plat(?: nomor)? (?:ganjil|genap|[a-z]{1,2})$/;

/** `ban baru`, `seperti baru`: a part, not the car. */
function isRenewed(words: readonly string[]): boolean {
  return words.length === 2 && words[1] === 'baru' && renewedThings.includes(words[0] ?? '');
}

function isTelling(key: string): boolean {
  return key.length > 2 && !/^\d+$/.test(key);
}

const known = new WeakMap<Vocabulary, Phrasebook>();

/** Built on first use, one per vocabulary. */
export function phrasebookOf(vocabulary: Vocabulary): Phrasebook {
  const book = known.get(vocabulary) ?? new Phrasebook(vocabulary);
  known.set(vocabulary, book);
  return book;
}
