import { fits, lettersOf, mistypedFit, plainWord } from '#catalogue/suggestions/typed-word.ts';
import { type Hit, plainWordsOf, wholeFit } from '#catalogue/suggestions/word-index.ts';
import type { Language } from '#contract/language.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import type { PageName, PageNames } from './page-names.ts';

const mostVehicles = 4;
const mostTopics = 3;
/** Matches whose fit is below the best by more than this are omitted. */
const worstBehind = 0.06;
/** Differences in fit below this are ties. */
const fitStep = 0.05;
const rounding = 1e-9;

/** Words that indicate a new, or a used, vehicle. */
const newWords: ReadonlySet<string> = new Set(['baru', 'new', 'otr']);
const usedWords: ReadonlySet<string> = new Set(['bekas', 'used', 'second', 'seken']);
/** Stop words. */
const emptyWords: ReadonlySet<string> = new Set(
  'di ke dan atau yang saat ada tidak nggak gak mau bisa the a is my to in when and not no will wont does'.split(
    ' ',
  ),
);
/** Order of types with equal fit, from general to specific. */
const order = { 'new-brand': 0, 'new-model': 1, 'new-variant': 2, 'new-kind': 3, help: 4 } as const;

type Page = Hit<PageName>;
type Typed = {
  readonly text: string;
  /** Whether every word is a criterion of used cars: `matic`, `di bawah 150 juta`. */
  isUnderstood(): boolean;
};

/**
 * Merges suggestions of used cars with those of new vehicles and breakdown help
 * (docs/product.md#search-and-suggestions). Used cars come first, unless the text names none of them or asks
 * for a new vehicle.
 */
export function withPages(
  used: readonly Suggestion[],
  names: PageNames,
  { text, isUnderstood }: Typed,
  language: Language,
): Suggestion[] {
  const all = plainWordsOf(text.split(/[\s/]+/));
  const rest = all.filter((word) => !newWords.has(word));
  // Some names contain such a word themselves.
  const isName = rest.length < all.length && names.vehicles.find(all).some((hit) => isExact(hit, all));
  const words = isName ? all : rest;
  if (words.length === 0 || words.some((word) => usedWords.has(word))) return [...used];
  const isNewMeant = rest.length < all.length;
  // If a name was typed exactly, similarly spelled names are not meant: BeAT, not Beta.
  const isSpelt = names.vehicles.find(words).some((hit) => isExact(hit, words));
  const isUsed = used.some((suggestion) => isNamedBy(suggestion, words, isSpelt));
  const vehicles = vehiclesFor(names, words, isUsed);
  const [first, second] = vehicles;
  const isAlone = !isUsed && isExact(first, words) && !isExact(second, words);
  const told = ({ name: { name, url, type } }: Page): Suggestion => ({
    name: name[language],
    value: url,
    type,
  });
  const pages = vehicles.slice(0, mostVehicles).map(told);
  if (isAlone && pages[0]) pages[0] = { ...pages[0], isAlone };
  const topics = isUsed || isNewMeant || isAlone ? [] : topicsFor(names, words).map(told);
  const isFirst = isNewMeant || (!isUsed && !(pages.length + topics.length > 0 && isUnderstood()));
  return isFirst ? [...pages, ...topics, ...used] : [...used, ...pages, ...topics];
}

const allOf = (words: readonly string[]) => (1 << words.length) - 1;
const isWhole = ({ fit }: Page) => fit > wholeFit - rounding;
const isExact = (page: Page | undefined, words: readonly string[]) =>
  page !== undefined && page.mask === allOf(words) && isWhole(page);

/** Vehicles that match all words; otherwise models whose whole name is among the words: `nmax 155`. */
function vehiclesFor({ vehicles, within }: PageNames, words: readonly string[], isUsed: boolean): Page[] {
  const hits = vehicles.find(words).sort(byRank);
  const full = hits.filter(({ mask }) => mask === allOf(words));
  const [best] = full;
  if (!best) return isUsed ? [] : hits.filter((hit) => hit.name.type === 'new-model' && isWhole(hit));
  const near = full.filter(({ fit }) => fit >= best.fit - worstBehind - rounding);
  if (isUsed || near.length > 1 || !isWhole(best)) return near;
  // After a brand typed in full, its models with the most deliveries.
  const models = (within.get(best.name) ?? []).filter(({ type }) => type === 'new-model');
  const further = models.toSorted((a, b) => b.weight - a.weight).map((name) => ({ ...best, name, fit: 0 }));
  return [best, ...further];
}

/** Topics that match all significant words, or at least half of them. */
function topicsFor({ help }: PageNames, words: readonly string[]): Page[] {
  const telling = words.filter((word) => !emptyWords.has(word) && word.length > 2);
  if (telling.length === 0) return [];
  const hits = help.find(telling).filter(({ fit }) => fit >= fits.beginning);
  const most = Math.max(0, ...hits.map(({ mask }) => bits(mask)));
  if (most * 2 < telling.length) return [];
  return hits
    .filter(({ mask }) => bits(mask) === most)
    .sort(byRank)
    .slice(0, mostTopics);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Whether every typed word is a prefix of a word of the suggestion or, unless the spelling is certain, a
 * fuzzy match.
 */
function isNamedBy({ name, type }: Suggestion, words: readonly string[], isSpelt: boolean): boolean {
  const own = name.split(/[\s/]+/).map(plainWord);
  return words.every((word) =>
    own.some(
      (each) =>
        each.startsWith(word) ||
        (!isSpelt &&
          type !== 'words' &&
          mistypedFit(word, each, lettersOf(word), lettersOf(each)) >= fits.mistyped),
    ),
  );
}

/** Sorts by fit, then type (brand, model, variant), then deliveries. */
function byRank({ name: a, fit: fitA }: Page, { name: b, fit: fitB }: Page): number {
  return (
    Math.round(fitB / fitStep) - Math.round(fitA / fitStep) ||
    order[a.type] - order[b.type] ||
    b.weight - a.weight ||
    (a.url < b.url ? -1 : 1)
  );
}
