import type { CarIndex } from '#catalogue/car-index.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import { plainWord } from '#catalogue/suggestions/typed-word.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import {
  type FilterValue,
  isPlaceType,
  narrowest,
  type Selection,
  selectionOf,
} from '#contract/search/filter.ts';
import type { YearRange } from '#contract/search/filter-range.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { gap, readFigures } from './figures.ts';
import {
  describingTypes,
  isVehicle,
  longestPhrase,
  type Meaning,
  type Phrasebook,
  phrasebookOf,
  type Topic,
} from './phrasebook.ts';
import { wordsOfTyped } from './typed-text.ts';

/** The interpretation of typed text. */
export type TypedSearch = {
  /** Whether fewer words remain than were typed. */
  readonly isShorter: boolean;
  /** Recognised values. */
  readonly selection: Selection;
  /** The remaining words, corrected, to be searched in the cars' texts. */
  readonly words: readonly string[];
  /** What was typed and says nothing that could be searched. */
  readonly unused: readonly string[];
  readonly order: SortOrder | undefined;
  /** The whole text with typing errors corrected; undefined if there are none. */
  readonly corrected: string | undefined;
  /** The slug of a recognised place that is not in the vocabulary. */
  readonly elsewhere: string | undefined;
  /** Set if another page than that of used cars is asked for. */
  readonly page: AskedPage | undefined;
};

/** A page other than used cars: of new vehicles, of another kind of vehicle, or about a topic alone. */
export type AskedPage = {
  readonly vehicles: VehicleKind | undefined;
  readonly isNew: boolean;
  readonly topic: Topic | undefined;
};

type Cars = { readonly index: CarIndex; readonly vocabulary: Vocabulary };

const nothing: TypedSearch = {
  ...{ isShorter: false, selection: [], words: [], unused: [], order: undefined, corrected: undefined },
  ...{ elsewhere: undefined, page: undefined },
};
/** Maximum number of words considered. */
const maxWords = 8;
const maxTypedWords = 24;
/** Maximum number of words corrected: each is compared with every name. */
const maxCorrected = 8;
/** Longer than any word in a car's text. */
const maxWordLength = 40;
/** The years of an empty catalogue. */
const noYears: YearRange = { min: 1950, max: 2050 };

/**
 * Interprets typed text: amounts, names of vehicles, body types and places, transmissions, fuels, colours, statements
 * of sellers, and a sort order. What remains are words of cars' texts, or says nothing: it is left out as long as the
 * rest says something. A word that nothing knows is the name it begins or mistypes.
 * @param within what is selected already: the words of an address mean what they meant beside it
 */
export function readTyped(cars: Cars, typed: string, within: Selection = []): TypedSearch {
  if (typed.trim() === '') return nothing;
  const { index, vocabulary } = cars;
  const book = phrasebookOf(vocabulary);
  const asTyped = wordsOfTyped(typed).slice(0, maxTypedWords);
  const unknown = [...new Set(asTyped.filter((word) => !book.knows(word)))].slice(0, maxCorrected);
  const text = asTyped.map((word) =>
    unknown.includes(word) || book.knows(word) ? corrected(word, book, cars) : word,
  );
  const { names, rest } = readNamesWithDigits(text, book);
  const years = () => index.counts({ selection: {} }).ranges.year ?? noYears;
  const figures = readFigures(rest.join(' '), years);
  const reading = readPhrases(figures.rest.split(' ').filter(Boolean), book, [...names, ...within]);
  const described = [...names, ...figures.values, ...reading.values];
  const values = [...described, ...membersOf(reading.classes, [...described, ...within])];
  const selection = narrowest(selectionOf(values));
  const saysSomething = selection.length > 0 || within.length > 0 || reading.order !== undefined;
  const found = [...figures.words, ...reading.words].map((word) => word.slice(0, maxWordLength));
  const words = (saysSomething ? meaningful(cars, [...within, ...selection], found, book) : found).slice(
    0,
    maxWords,
  );
  const shown = text.join(' ');
  const isAlone = !saysSomething && words.length === 0;
  const unused = [...figures.unused, ...reading.unused, ...found.filter((word) => !words.includes(word))];
  const left = [...words, ...unused].join(' ');
  const topic = reading.about ?? (figures.isAboutCredit ? 'credit' : undefined);
  return {
    isShorter: left === '' || left.split(' ').length < asTyped.length,
    ...{ selection, words, unused },
    order: reading.order,
    corrected: shown === asTyped.join(' ') ? undefined : shown,
    elsewhere: reading.elsewhere,
    page: within.length > 0 ? undefined : pageOf(reading, isAlone ? topic : undefined),
  };
}

function pageOf({ isNew, vehicles }: Reading, topic: Topic | undefined): AskedPage | undefined {
  return isNew || vehicles || topic ? { isNew, vehicles, topic } : undefined;
}

/** The members of classes, unless there is a name beside them, or for thrift a body type or fuel. */
function membersOf(classes: readonly ClassMeaning[], beside: readonly FilterValue[]): readonly FilterValue[] {
  const isNamed = beside.some(isVehicle);
  const isDescribed = beside.some(({ type }) => type === 'body-type' || type === 'fuel');
  return isNamed ? [] : classes.flatMap(({ values, isThrift }) => (isThrift && isDescribed ? [] : values));
}

/** The words that are in the text of some car that has the rest; names of variants in any case. */
function meaningful(
  { index, vocabulary }: Cars,
  selection: Selection,
  words: readonly string[],
  book: Phrasebook,
): readonly string[] {
  const chosen = catalogueSelectionOf(selectionOf(selection), vocabulary);
  const named = selection.filter(isVehicle);
  const kept: string[] = [];
  for (const word of words) {
    const isVariant =
      named.length === 0 ? book.isOfVehicle(word) : named.some((vehicle) => book.isOfVariants(word, vehicle));
    // A number of one or two digits is in nearly every text.
    if (!isVariant && /^\d{1,2}$/.test(word)) continue;
    if (isVariant ? index.hasWord(word) : index.count({ selection: chosen, words: [...kept, word] }) > 0)
      kept.push(word);
  }
  return kept;
}

/** The word, or the name that it begins or mistypes. */
function corrected(word: string, book: Phrasebook, { index, vocabulary }: Cars): string {
  // Words with digits or other characters are not corrected: another digit is another car.
  if (/[^\p{L}.'-]/u.test(word)) return word;
  if (book.knows(word)) return book.misspelt(word) ?? word;
  const counts = index.counts({ selection: {} });
  const carsOf = (value: FilterValue) => {
    const { type } = value;
    if (
      type !== 'brand' &&
      type !== 'model' &&
      type !== 'parent-model' &&
      type !== 'city' &&
      type !== 'province'
    )
      return 1;
    const id = vocabulary.idOf(value);
    return counts[type].find((counted) => counted.value === id)?.count ?? 0;
  };
  return book.meant(word, carsOf) ?? word;
}

/** `mazda 2`, `peugeot 2008`: recognised before amounts, which look the same. */
function readNamesWithDigits(
  words: readonly string[],
  book: Phrasebook,
): { readonly names: readonly FilterValue[]; readonly rest: readonly string[] } {
  const names: FilterValue[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(3, words.length - at);
    let found: readonly FilterValue[] = [];
    for (; length > 1 && found.length === 0; length--)
      found = book.nameWithDigits(words.slice(at, at + length));
    if (found.length === 0) rest.push(words[at++] ?? '');
    else {
      names.push(...found);
      rest.push(gap);
      at += length + 1;
    }
  }
  return { names, rest };
}

/** The interpretation of typed text except for names, which may still be incomplete. */
export type TypedForNames = {
  readonly values: readonly FilterValue[];
  readonly order: SortOrder | undefined;
  /** Words that may belong to names. */
  readonly words: readonly string[];
  /** Whether some of the text says nothing of a car. */
  readonly hasUnused: boolean;
};

/** Interprets everything except names, without corrections. */
export function readAroundNames({ index, vocabulary }: Cars, typed: string): TypedForNames {
  const book = phrasebookOf(vocabulary);
  const years = () => index.counts({ selection: {} }).ranges.year ?? noYears;
  const { names, rest } = readNamesWithDigits(wordsOfTyped(typed).slice(0, maxTypedWords), book);
  const figures = readFigures(rest.join(' '), years);
  const isName = (meaning: Meaning, word: string) =>
    meaning.kind === 'nickname' ||
    (meaning.kind === 'values' &&
      meaning.values.some(
        ({ type, slug }) =>
          !describingTypes.includes(type) && (!isPlaceType(type) || slug.includes(plainWord(word))),
      ));
  const words = figures.rest.split(' ').filter(Boolean);
  const { values, classes, ...reading } = readPhrases(words, book, names, isName);
  const described = [...names, ...figures.values, ...values];
  return {
    order: reading.order,
    words: [...figures.words, ...reading.words],
    hasUnused: figures.unused.length > 0 || reading.unused.length > 0,
    // A word that may yet become a name is not decided by a class.
    values: [...described, ...(reading.words.length > 0 ? [] : membersOf(classes, described))],
  };
}

type ClassMeaning = Extract<Meaning, { kind: 'class' }>;
type Reading = {
  readonly values: readonly FilterValue[];
  readonly classes: readonly ClassMeaning[];
  readonly words: readonly string[];
  readonly unused: readonly string[];
  readonly order: SortOrder | undefined;
  readonly elsewhere: string | undefined;
  readonly isNew: boolean;
  readonly vehicles: VehicleKind | undefined;
  readonly about: Topic | undefined;
};

/**
 * Matches the longest phrases first, from the left.
 * @param known vehicles named already
 */
function readPhrases(
  tokens: readonly string[],
  book: Phrasebook,
  known: readonly FilterValue[],
  isLeft: (meaning: Meaning, words: string) => boolean = () => false,
): Reading {
  const found = phrasesOf(tokens, book, isLeft);
  const named = [...known, ...found.flatMap(({ meaning }) => valuesOf(meaning))].filter(isVehicle);
  const values: FilterValue[] = [];
  const classes: ClassMeaning[] = [];
  const words: string[] = [];
  const unused: string[] = [];
  let order: SortOrder | undefined;
  let elsewhere: string | undefined;
  let isNew = false;
  let vehicles: VehicleKind | undefined;
  let about: Topic | undefined;
  for (const { meaning, text } of found) {
    // In `xpander cross`, `cross` is a variant of the Xpander and not the Datsun.
    if (!meaning || isOfVariantsBeside(text, meaning, named, book)) words.push(text);
    else if (meaning.kind === 'values') values.push(...broadest(meaning.values));
    else if (meaning.kind === 'class') classes.push(meaning);
    else if (meaning.kind === 'nickname') {
      values.push(...meaning.values);
      words.push(...meaning.words);
    } else if (meaning.kind === 'order') order = meaning.order;
    else if (meaning.kind === 'elsewhere') elsewhere = meaning.slug;
    else if (meaning.kind === 'vehicle-kind') {
      ({ vehicles } = meaning);
      unused.push(text);
    } else if (meaning.kind === 'new') {
      isNew = true;
      unused.push(text);
    } else if (meaning.kind === 'unused') {
      unused.push(text);
      about ??= meaning.about;
    }
  }
  return { values, classes, words, unused, order, elsewhere, isNew, vehicles, about };
}

const valuesOf = (meaning: Meaning | undefined) =>
  meaning?.kind === 'values' || meaning?.kind === 'nickname' ? meaning.values : [];

function isOfVariantsBeside(
  text: string,
  meaning: Meaning,
  named: readonly FilterValue[],
  book: Phrasebook,
): boolean {
  const own = valuesOf(meaning);
  if (text.includes(' ') || !own.some(isVehicle)) return false;
  const isOwn = ({ slug, within = [] }: FilterValue) =>
    own.some((value) => value.slug === slug || within.includes(value.slug) || value.within?.includes(slug));
  return named.some((vehicle) => !isOwn(vehicle) && book.isOfVariants(text, vehicle));
}

type Found = { readonly meaning: Meaning | undefined; readonly text: string };

function phrasesOf(
  tokens: readonly string[],
  book: Phrasebook,
  isLeft: (meaning: Meaning, words: string) => boolean,
): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at, book, isLeft);
    const [token = ''] = tokens.slice(at, at + 1);
    at += phrase?.length ?? 1;
    if (phrase) found.push(phrase);
    else if (token !== gap && plainWord(token) !== '') found.push({ meaning: undefined, text: token });
  }
  return found;
}

function phraseAt(
  tokens: readonly string[],
  at: number,
  book: Phrasebook,
  isLeft: (meaning: Meaning, words: string) => boolean,
): (Found & { readonly length: number }) | undefined {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.includes(gap)) continue;
    const meaning = book.find(words);
    if (meaning && !isLeft(meaning, words.join(''))) return { meaning, text: words.join(' '), length };
  }
  return undefined;
}

/** If a province and a city have the same name, the province is meant; if a car and a place do, the car. */
function broadest(values: readonly FilterValue[]): readonly FilterValue[] {
  const vehicles = values.filter(({ type }) => !isPlaceType(type));
  const meant = vehicles.length > 0 ? vehicles : values;
  return meant.filter(({ within }) => !meant.some(({ slug }) => within?.includes(slug)));
}
