import type { CarIndex } from '#catalogue/car-index.ts';
import { plainWord } from '#catalogue/suggestions/typed-word.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import {
  type FilterType,
  type FilterValue,
  narrowest,
  type Selection,
  selectionOf,
} from '#contract/search/filter.ts';
import type { YearRange } from '#contract/search/filter-range.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { gap, readFigures } from './figures.ts';
import { describingTypes, longestPhrase, type Meaning, type Phrasebook, phrasebookOf } from './phrasebook.ts';

/** The interpretation of typed text. */
export type TypedSearch = {
  /** Whether nothing was typed. */
  readonly isEmpty: boolean;
  /** Recognised values. */
  readonly selection: Selection;
  /** The remaining words, corrected, to be searched in the cars' texts. */
  readonly words: readonly string[];
  readonly order: SortOrder | undefined;
  /** The whole text with typing errors corrected; undefined if there are none. */
  readonly corrected: string | undefined;
  /** The slug of a recognised place that is not in the vocabulary. */
  readonly elsewhere: string | undefined;
};

type Cars = { readonly index: CarIndex; readonly vocabulary: Vocabulary };

const nothing: TypedSearch = {
  isEmpty: true,
  selection: [],
  words: [],
  order: undefined,
  corrected: undefined,
  elsewhere: undefined,
};
/** Maximum number of words considered. */
const maxWords = 8;
/** Longer than any word in a car's text. */
const maxWordLength = 40;
/** The years of an empty catalogue. */
const noYears: YearRange = { min: 1950, max: 2050 };

/**
 * Interprets typed text: prices, years, mileages, full names of vehicles, body types and places,
 * transmissions, fuels, colours, seller types and a sort order; the rest remain words. A word that is in no
 * car's text and not in the dictionary is corrected first.
 */
export function readTyped({ index, vocabulary }: Cars, typed: string): TypedSearch {
  if (typed.trim() === '') return nothing;
  const book = phrasebookOf(vocabulary);
  const asTyped = cleaned(typed);
  const text = withPlainNames(asTyped, book, index)
    .map((word) => corrected(word, book, index))
    .flatMap((word) => word.split(' '));
  const { brandsAndModels, rest: withoutModels } = readShortModels(text, book);
  const years = () => index.counts({ selection: {} }).ranges.year ?? noYears;
  const figures = readFigures(withoutModels.join(' '), years);
  const reading = readPhrases(figures.rest.split(' ').filter(Boolean), book);
  const values = [...brandsAndModels, ...figures.values, ...reading.values];
  const shown = text.join(' ');
  return {
    isEmpty: false,
    selection: narrowest(selectionOf(values)),
    words: reading.words.slice(0, maxWords).map((word) => word.slice(0, maxWordLength)),
    order: reading.order,
    corrected: shown === asTyped.join(' ') ? undefined : shown,
    elsewhere: reading.elsewhere,
  };
}

/** Lower case, without punctuation between words. */
function cleaned(typed: string): string[] {
  return typed
    .replace(/[\p{Cc}\p{Cs}|]/gu, ' ')
    .toLowerCase()
    .replace(/[,;!?]+(?=\s|$)/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * Replaces alternative names that occur in no car's text by the usual ones: `kijang inova`, `innova reborn`.
 */
function withPlainNames(words: readonly string[], book: Phrasebook, index: CarIndex): string[] {
  const plain: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    let name: string | undefined;
    for (; length > 1; length--) {
      const span = words.slice(at, at + length);
      const vehicle = book.find(span) ? undefined : book.nickname(span);
      // `all new` before a name is dropped without being reported as a typing error.
      const isTelling = span.every((word) => book.find([word])?.kind !== 'filler');
      if (vehicle && isTelling && index.count({ selection: {}, words: span }) === 0)
        name = book.nameOf(vehicle);
      if (name !== undefined) break;
    }
    plain.push(name ?? words[at] ?? '');
    at += name === undefined ? 1 : length;
  }
  return plain;
}

function isAny(meaning: Meaning | undefined, vehicle: FilterValue): boolean {
  return meaning?.kind === 'values' && meaning.values.some((value) => isWithin(value, vehicle));
}

function isWithin(value: FilterValue, other: FilterValue): boolean {
  return value.slug === other.slug || other.within?.includes(value.slug) === true;
}

/** The word, or its most likely correction. */
function corrected(word: string, book: Phrasebook, index: CarIndex): string {
  if (book.knows(word)) {
    const model = index.hasWord(word) ? undefined : book.nickname([word]);
    return model && book.find([word]) === undefined ? (book.nameOf(model) ?? word) : word;
  }
  // Words with digits or other characters are not corrected: another digit is another car or price.
  if (/[^\p{L}.'-]/u.test(word) || index.hasWord(word)) return word;
  const [understood = word] = index.understand([word]).words;
  return understood === word ? (book.nearest(word) ?? word) : understood;
}

/** `mazda 2`, `peugeot 2008`: recognised before prices and years, which look the same. */
function readShortModels(
  words: readonly string[],
  book: Phrasebook,
): { readonly brandsAndModels: readonly FilterValue[]; readonly rest: readonly string[] } {
  const brandsAndModels: FilterValue[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const isShort = plainWord(next).length <= 2 || /^\d+$/.test(next);
    const models = isShort ? book.modelBehind(word, next) : [];
    if (models.length === 0) {
      rest.push(word);
      continue;
    }
    brandsAndModels.push(...models);
    rest.push(gap);
    at++;
  }
  return { brandsAndModels, rest };
}

/** The interpretation of typed text except for names, which may still be incomplete. */
export type TypedForNames = {
  readonly values: readonly FilterValue[];
  readonly order: SortOrder | undefined;
  /** Words that may belong to names. */
  readonly words: readonly string[];
};

/** Interprets everything except names, without corrections. */
export function readAroundNames({ index, vocabulary }: Cars, typed: string): TypedForNames {
  const book = phrasebookOf(vocabulary);
  const years = () => index.counts({ selection: {} }).ranges.year ?? noYears;
  const { brandsAndModels, rest: text } = readShortModels(cleaned(typed), book);
  const figures = readFigures(text.join(' '), years);
  const isName = (meaning: Meaning, word: string) =>
    meaning.kind === 'values' &&
    meaning.values.some(
      ({ type, slug }) =>
        !describingTypes.includes(type) && (!isPlaceType(type) || slug.includes(plainWord(word))),
    );
  const words = figures.rest.split(' ').filter(Boolean);
  const { values, ...reading } = readPhrases(words, book, isName);
  return { ...reading, values: [...brandsAndModels, ...figures.values, ...values] };
}

const isPlaceType = (type: FilterType) => type === 'province' || type === 'city';

type Reading = {
  readonly values: readonly FilterValue[];
  readonly words: readonly string[];
  readonly order: SortOrder | undefined;
  readonly elsewhere: string | undefined;
};

/** Matches the longest phrases first, from the left. */
function readPhrases(
  tokens: readonly string[],
  book: Phrasebook,
  isLeft: (meaning: Meaning, words: string) => boolean = () => false,
): Reading {
  const values: FilterValue[] = [];
  const words: string[] = [];
  let order: SortOrder | undefined;
  let elsewhere: string | undefined;
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(tokens, at, book, isLeft);
    const [token = ''] = tokens.slice(at, at + 1);
    at += found?.length ?? 1;
    if (!found) {
      const isGap = token === gap || plainWord(token) === '';
      if (!isGap) words.push(token);
      continue;
    }
    const { meaning } = found;
    if (meaning.kind === 'values') values.push(...broadest(meaning.values));
    else if (meaning.kind === 'order') order = meaning.order;
    else if (meaning.kind === 'elsewhere') elsewhere = meaning.slug;
  }
  return { values, words, order, elsewhere };
}

function phraseAt(
  tokens: readonly string[],
  at: number,
  book: Phrasebook,
  isLeft: (meaning: Meaning, words: string) => boolean,
): { readonly meaning: Meaning; readonly length: number } | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.includes(gap)) continue;
    const meaning = book.find(words);
    if (
      !meaning ||
      isLeft(meaning, words.join('')) ||
      (length === 1 && isPartOfName(tokens, at, meaning, book))
    )
      continue;
    return { meaning, length };
  }
  return undefined;
}

/**
 * Ignores a meaning within a longer name: in `wagon r`, `wagon` is not the body type; in `xpander cross`,
 * `cross` is not the Datsun.
 */
function isPartOfName(tokens: readonly string[], at: number, meaning: Meaning, book: Phrasebook): boolean {
  if (meaning.kind !== 'values') return false;
  return [tokens.slice(Math.max(0, at - 1), at + 1), tokens.slice(at, at + 2)].some((pair) => {
    const vehicle = pair.length === 2 ? book.nickname(pair) : undefined;
    return vehicle && !isAny(meaning, vehicle);
  });
}

/** If a province and a city have the same name, the province is meant; if a car and a place do, the car. */
function broadest(values: readonly FilterValue[]): readonly FilterValue[] {
  const vehicles = values.filter(({ type }) => !isPlaceType(type));
  const meant = vehicles.length > 0 ? vehicles : values;
  return meant.filter(({ within }) => !meant.some(({ slug }) => within?.includes(slug)));
}
