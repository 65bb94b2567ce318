import { NearestToken } from '#catalogue/faceted-index/nearest-token.ts';
import { plainWord } from '#catalogue/suggestions/typed-word.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { FilterType, FilterValue } from '#contract/search/filter.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { traitTypes } from '#contract/vehicles/trait-types.ts';
import { traits } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { fillerWords, orderWords, placeWords, plainWords, valueWords } from './everyday-words.ts';

/** The meaning of a phrase. */
export type Meaning =
  | { readonly kind: 'values'; readonly values: readonly FilterValue[] }
  | { readonly kind: 'order'; readonly order: SortOrder }
  | { readonly kind: 'filler' }
  /** A known place that is not in this vocabulary. */
  | { readonly kind: 'elsewhere'; readonly slug: string };

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

const placeKinds = /^(?:kota|kabupaten)(?= )/;
const phraseKey = (name: string) => name.split(/\s+/).map(plainWord).join('');

/**
 * The full names of brands, models, body types and places, and their synonyms. Names are compared by letters
 * and digits only: `crv`, `cr-v` and `cr v` are equal.
 */
export class Phrasebook {
  readonly #vocabulary: Vocabulary;
  readonly #values = new Map<string, FilterValue[]>();
  /**
   * Alternative names of brands and models. If their words occur in cars' texts, a text search finds more.
   */
  readonly #nicknames = new Map<string, FilterValue>();
  readonly #words = new Set<string>();
  readonly #nearest = new NearestToken();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    const { rows } = vocabulary;
    for (const slug of [...bodyTypes, ...codes]) this.#add(slug.replaceAll('-', ' '), vocabulary.find(slug));
    for (const { id, name, aliases = [] } of rows.brands) {
      const value = vocabulary.valueOf('brand', id);
      this.#add(name, value);
      for (const alias of aliases) if (value) this.#nicknames.set(phraseKey(alias), value);
    }
    for (const { id, name, aliases = [] } of rows.models) {
      const type = vocabulary.families.get(id) === id ? 'parent-model' : 'model';
      const value = vocabulary.valueOf(type, id);
      this.#add(name, value);
      for (const alias of aliases) if (value) this.#nicknames.set(phraseKey(alias), value);
    }
    for (const { id, name } of rows.provinces) this.#add(name, vocabulary.valueOf('province', id));
    for (const { id, name } of rows.cities) {
      this.#add(name, vocabulary.valueOf('city', id));
      // The city `Kota X` is also called `X`.
      if (!placeKinds.test(name.toLowerCase())) this.#add(`Kota ${name}`, vocabulary.valueOf('city', id));
    }
    for (const word of [
      ...valueWords.keys(),
      ...placeWords.keys(),
      ...orderWords.keys(),
      ...fillerWords,
      ...plainWords,
      ...[...placeWords.values()].flat().flatMap((slug) => slug.split('-')),
    ])
      this.#learn(word);
  }

  /** Whether a word is in the dictionary and therefore not corrected. */
  knows(word: string): boolean {
    const key = plainWord(word);
    return this.#words.has(key) || this.#values.has(key) || this.#nicknames.has(key);
  }

  /** The most likely correction of a mistyped word. */
  nearest(word: string): string | undefined {
    return this.#nearest.find(plainWord(word), () => 1);
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
    const values = this.#values.get(key);
    // A name of one or two characters, or of digits only, counts only next to its brand.
    if (values && (isTelling(key) || words.length > 1)) return { kind: 'values', values };
    const places = placeWords.get(key);
    const found = (valueWords.get(key) ?? places)?.flatMap((slug) => this.#vocabulary.find(slug) ?? []) ?? [];
    if (found.length > 0) return { kind: 'values', values: found };
    if (places) return { kind: 'elsewhere', slug: places[0] ?? key };
    const order = orderWords.get(key);
    if (order) return { kind: 'order', order };
    return fillerWords.has(key) ? { kind: 'filler' } : undefined;
  }

  /** The brand or model for which consecutive words are an alternative name. */
  nickname(words: readonly string[]): FilterValue | undefined {
    return this.#nicknames.get(words.map(plainWord).join(''));
  }

  /** In lower case, as it would be typed. */
  nameOf(vehicle: FilterValue): string | undefined {
    const id = this.#vocabulary.idOf(vehicle);
    const type = vehicle.type === 'brand' ? 'brand' : 'model';
    return id === undefined ? undefined : this.#vocabulary.nameOf(type, id)?.toLowerCase();
  }

  /** The model whose short name follows its brand: `mazda 2`. */
  modelBehind(brandWord: string, word: string): readonly FilterValue[] {
    const brands = this.#values.get(plainWord(brandWord))?.filter(({ type }) => type === 'brand') ?? [];
    const models = this.#values.get(plainWord(word)) ?? [];
    return models.filter(({ within }) => brands.some(({ slug }) => within?.includes(slug)));
  }

  #add(name: string, value: FilterValue | undefined): void {
    const key = phraseKey(name);
    if (!value || key === '') return;
    const known = this.#values.get(key);
    if (known) known.push(value);
    else this.#values.set(key, [value]);
    for (const word of name.split(/[\s/]+/)) this.#learn(plainWord(word));
  }

  #learn(word: string): void {
    if (word.length < 2 || this.#words.has(word)) return;
    this.#words.add(word);
    this.#nearest.add(word);
  }
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
