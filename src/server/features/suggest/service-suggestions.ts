import { fits, lettersOf, mistypedFit } from '#catalogue/suggestions/typed-word.ts';
import { plainWordsOf, wordsOfName } from '#catalogue/suggestions/word-index.ts';
import type { Language } from '#contract/language.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { services } from '#server/features/home/shared/service-pages.ts';

const mostServices = 4;

/** Words that may stand beside those of any page, and of pages for a kind of vehicle. */
const besideWords = wordsOfName('bekas baru kendaraan total tahunan di my used new vehicle in of oto');
const kindWords = {
  mobil: ['mobil', 'car', 'cars'],
  motor: ['motor', 'motorcycle', 'motorcycles'],
} as const;

const pages = services.map((service) => {
  const telling = wordsOfName(service.words);
  const named = Object.values(service.name).flatMap(wordsOfName);
  const ofKinds = service.kinds.flatMap((kind) => kindWords[kind]);
  return { service, telling, all: [...telling, ...named, ...ofKinds, ...besideWords] };
});

/** Fewer letters begin, or resemble, names of cars and places: CLA, Trax, Bali. */
const shortestBeginning = 5;
const shortestMistyped = 5;

function fitOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return fits.exact;
  if (typed.length < shortestBeginning) return 0;
  if (words.some((word) => word.startsWith(typed))) return fits.beginning;
  if (typed.length < shortestMistyped) return 0;
  const letters = lettersOf(typed);
  return words.some((word) => mistypedFit(typed, word, letters, lettersOf(word)) >= fits.mistyped)
    ? fits.mistyped
    : 0;
}

/**
 * Merges pages that have all of the typed words with the other suggestions. A page is first if all of the words are
 * typed whole, and last if they are begun or misspelt.
 */
export function withServices(others: readonly Suggestion[], text: string, language: Language): Suggestion[] {
  const words = plainWordsOf(text.split(/[\s/]+/));
  if (words.length === 0) return [...others];
  const found = pages
    .map(({ service, telling, all }) => ({
      service,
      told: Math.max(...words.map((word) => fitOf(word, telling))),
      fit: Math.min(...words.map((word) => fitOf(word, all))),
    }))
    .filter(({ told, fit }) => told > 0 && fit > 0);
  const whole = found.filter(({ told, fit }) => Math.min(told, fit) === fits.exact);
  const isAlone = whole.length === 1 && others.length === 0;
  const suggested = (whole.length > 0 ? whole : found).slice(0, mostServices).map(
    ({ service: { name, url } }): Suggestion => ({
      ...{ name: name[language], value: url, type: 'service' },
      ...(isAlone ? { isAlone } : {}),
    }),
  );
  return whole.length > 0 ? [...suggested, ...others] : [...others, ...suggested];
}
