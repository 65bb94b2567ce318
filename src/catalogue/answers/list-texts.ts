import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { wordList } from '#contract/masking/word-list.ts';
import { formatNumber } from '#contract/money.ts';
import {
  type FilterGroupType,
  type FilterType,
  type FilterValue,
  isPlaceType,
  narrowest,
  type Selection,
} from '#contract/search/filter.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { escapedText } from '#contract/site/escaped-text.ts';
import { isTraitType, statedTraitTypes, type TraitType } from '#contract/vehicles/trait-types.ts';
import { traitGroupName } from '#contract/vehicles/traits.ts';

/** Texts of the filter response, generated for a selection. */

const groupNames: Readonly<Record<Exclude<FilterGroupType, TraitType>, Localized>> = {
  province: localized('Location'),
  brand: localized('Brand'),
  price: localized('Price'),
  instalment: localized('Monthly instalment'),
  year: localized('Year'),
  kilometers: localized('Mileage'),
  'body-type': localized('Body type'),
  'transmission-type': localized('Transmission'),
  'fuel-type': localized('Fuel'),
  color: localized('Colour'),
  'listing-type': localized('Seller'),
  city: localized('City'),
  radius: localized('Distance'),
};

export const groupName = (group: FilterGroupType): Localized =>
  isTraitType(group) ? traitGroupName(group) : groupNames[group];

export const sortNames: Readonly<Record<SortOrder, Localized>> = {
  'score-desc': localized('Most popular', 'order'),
  'createdAt-desc': localized('Newest'),
  'price-asc': localized('Lowest price'),
  'price-desc': localized('Highest price'),
  'instalment-asc': localized('Lowest instalment'),
  'km-asc': localized('Lowest mileage'),
  'km-desc': localized('Highest mileage'),
  'distance-asc': localized('Nearest'),
};

/** In lower case, for use within a sentence: `di bawah Rp 100 Juta`. */
const lowered = (name: string) =>
  name.replace(/^(?:Di|Under|Over|Dalam|Within)\b/, (word) => word.toLowerCase());

/** `di Bandung atau Bali`, `dalam 50 km dari Bekasi`; empty without a place. */
function placesOf(selection: Selection, vocabulary: Vocabulary, language: Language): string {
  const named = (...types: FilterType[]) =>
    wordList(
      selection
        .filter(({ type }) => types.includes(type))
        .map((value) => vocabulary.fullName(value, language)),
      'or',
      language,
    );
  const preposition = localized('in')[language];
  const radius = selection.find(({ type }) => type === 'radius');
  if (!radius) {
    const places = named('province', 'city', 'district');
    return places && `${preposition} ${places}`;
  }
  const distance = lowered(vocabulary.name(radius, language));
  const around = `${distance} ${localized('of', 'distance')[language]} ${named('city', 'district')}`;
  const provinces = named('province');
  return wordList(provinces ? [around, `${preposition} ${provinces}`] : [around], 'or', language);
}

/**
 * The name of a list in a suggestion: `Toyota Avanza otomatis putih 2019 di Bandung, di bawah Rp 150 Juta`.
 */
export function suggestionName(selection: Selection, vocabulary: Vocabulary, language: Language): string {
  const asked = narrowest(selection);
  const vehicleTypes: readonly FilterType[] = ['brand', 'parent-model', 'model', 'variant', 'body-type'];
  const isPlace = ({ type }: FilterValue) => isPlaceType(type);
  if (!asked.some(({ type }) => vehicleTypes.includes(type)) && (asked.length === 0 || !asked.every(isPlace)))
    return titleOf(asked, [], vocabulary, language);
  const named = (isWanted: (value: FilterValue) => boolean, joint: string) =>
    asked
      .filter(isWanted)
      .map((value) => lowered(vocabulary.fullName(value, language)))
      .join(joint);
  const isFigure = ({ type }: FilterValue) =>
    type === 'price' || type === 'instalment' || type === 'kilometers';
  const isVehicle = ({ type }: FilterValue) => vehicleTypes.includes(type);
  const vehicles = named(isVehicle, ' ');
  const saidBefore = vehicles.toLowerCase();
  const details = asked
    .filter((value) => !isVehicle(value) && !isFigure(value) && !isPlace(value))
    .map((value) => vocabulary.name(value, language).toLowerCase())
    .filter((name) => !saidBefore.includes(name))
    .join(' ');
  const figures = named(isFigure, ', ');
  const what = [vehicles, details].filter(Boolean).join(' ');
  const places = what === '' ? named(isPlace, ', ') : placesOf(asked, vocabulary, language);
  return [[what, places].filter(Boolean).join(' '), figures].filter(Boolean).join(', ');
}

/** `Toyota Avanza bekas otomatis putih tahun 2019 di Bandung, Rp 100 Juta – Rp 150 Juta`. */
export function titleOf(
  selection: Selection,
  words: readonly string[],
  vocabulary: Vocabulary,
  language: Language,
): string {
  const of = (...types: FilterType[]) =>
    wordList(
      selection
        .filter(({ type }) => types.includes(type))
        .map((value) => lowered(vocabulary.fullName(value, language))),
      'or',
      language,
    );
  const vehicles = of('brand', 'parent-model', 'model', 'variant');
  const bodies = of('body-type');
  const kinds = bodies.replace(/\w+(?=,| or |$)/g, (name) => `${name}s`);
  const colors = of('color').toLowerCase();
  const drive = [of('transmission').toLowerCase(), of('fuel').toLowerCase(), of('drive'), of('seats')]
    .filter(Boolean)
    .join(' ');
  const sellers = of('listing-type').toLowerCase();
  const years = of('year');
  const places = placesOf(selection, vocabulary, language);
  const past = statedTraitTypes.map((type) => of(type).toLowerCase().replace('bpkb', 'BPKB'));
  const instalments = of('instalment');
  const paid = instalments && `${localized('instalment')[language]} ${instalments}`;
  const figures = [of('kilometers'), of('price'), paid, ...past].filter(Boolean).join(', ');
  const phrase = {
    id: [
      vehicles ? `${vehicles} bekas` : bodies ? '' : 'Mobil bekas',
      bodies && (vehicles ? bodies : `${bodies} bekas`),
      drive,
      colors && `warna ${colors}`,
      years && `tahun ${years}`,
      sellers && `dari ${sellers}`,
      places,
    ],
    en: [
      'Used',
      colors,
      drive,
      vehicles,
      vehicles ? bodies : kinds || 'cars',
      years && `from ${years}`,
      sellers && `by ${sellers}`,
      places,
    ],
  }[language];
  const quoted = words.length > 0 ? ` “${words.join(' ')}”` : '';
  return `${phrase.filter(Boolean).join(' ')}${quoted}${figures && `, ${figures}`}`;
}

/** Facts about the cars found, for sentences about them. */
export type ListFacts = {
  readonly count: number;
  /** Formatted; undefined without cars. */
  readonly cheapest: string | undefined;
  readonly dearest: string | undefined;
  readonly years: string | undefined;
  /** The most frequent models, formatted, at most three; empty if all cars are of one model. */
  readonly models: readonly string[];
};

/** `Rp 90 Juta sampai Rp 1,2 Milyar`, or a single price. */
function pricesOf({ cheapest, dearest }: ListFacts, language: Language): string {
  if (cheapest === undefined || dearest === undefined) return '';
  return cheapest === dearest ? cheapest : `${cheapest} ${localized('to')[language]} ${dearest}`;
}

export function descriptionOf(title: string, facts: ListFacts, language: Language): string {
  const cars = formatNumber(facts.count, language);
  const prices = pricesOf(facts, language);
  const priced = prices && `, ${prices}`;
  return {
    id: `${title}: ${cars} mobil${priced}. Bandingkan harganya, tetap bisa dibuka tanpa sinyal.`,
    en: `${title}: ${cars} ${facts.count === 1 ? 'car' : 'cars'}${priced}. Compare them even when your signal drops.`,
  }[language];
}

/** One sentence about the list; empty for an empty list. */
export function subDescriptionOf(facts: ListFacts, language: Language): string {
  const { years, models } = facts;
  const prices = pricesOf(facts, language);
  if (!prices) return '';
  const names = wordList(models, 'and', language);
  return {
    id: `Harga ${prices}${years ? `, tahun ${years}` : ''}${names && `. Paling banyak dijual: ${names}`}.`,
    en: `Asking ${prices}${years ? `, built ${years}` : ''}${names && `. Most offered: ${names}`}.`,
  }[language];
}

/**
 * Questions about a list with their answers.
 * @param source whether the cars are currently on offer, or those stored on a device
 * @param title of the list, where it does not stand above them
 */
export function faqsOf(facts: ListFacts, source: 'live' | 'kept', language: Language, title?: string) {
  const cars = formatNumber(facts.count, language);
  // Sellers name models; an answer is HTML.
  const names = escapedText(wordList(facts.models, 'and', language));
  const prices = pricesOf(facts, language);
  const counted = {
    live: localized(`Right now ${cars} match. We count the ads that are online.`),
    kept: localized(
      `${cars} of the cars saved on this device match. We counted them when this city was saved.`,
    ),
  }[source][language];
  return {
    id: [
      {
        question: `Ada berapa iklan ${title ? `untuk ${title}` : 'di daftar ini'}?`,
        answer: counted,
      },
      ...(prices
        ? [
            {
              question: title ? `Berapa harga ${title}?` : 'Berapa harganya?',
              answer: `Penjual meminta ${prices}.`,
            },
          ]
        : []),
      ...(names ? [{ question: 'Model apa yang paling banyak dijual?', answer: `${names}.` }] : []),
      {
        question: 'Apakah daftar ini bisa dibuka tanpa sinyal?',
        answer:
          'Bisa. Halaman yang pernah Anda buka tersimpan di perangkat Anda, dan mobil di kota Anda bisa disimpan untuk dicari tanpa sinyal.',
      },
      {
        question: 'Apa yang perlu diperiksa sebelum membeli?',
        answer:
          'Lihat mobilnya langsung, cocokkan nomor rangka dan mesin dengan STNK dan BPKB, dan jangan membayar penjual sebelum itu.',
      },
    ],
    en: [
      {
        question: `How many ads are there ${title ? `for ${title}` : 'in this list'}?`,
        answer: counted,
      },
      ...(prices
        ? [{ question: `What do they cost?${title ? ` (${title})` : ''}`, answer: `Sellers ask ${prices}.` }]
        : []),
      ...(names ? [{ question: 'Which models are there most of?', answer: `${names}.` }] : []),
      {
        question: 'Can I open this list without a signal?',
        answer:
          'Yes. Pages you have opened are saved on your device, and you can save the cars in your city to search them without a signal.',
      },
      {
        question: 'What should I check before buying?',
        answer:
          'See the car in person, check the chassis and engine numbers against the registration papers, and pay the seller nothing before that.',
      },
    ],
  }[language];
}
