import { plainWordsOf } from '#catalogue/suggestions/word-index.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { reviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { newVehicleCategory } from '#contract/vehicles/vehicle-paths.ts';
import type { PageNames } from './page-names.ts';

const mostSuggested = 3;
const reviewWords: ReadonlySet<string> = new Set(['review', 'reviews', 'ulasan', 'ulas', 'testimoni']);
const emptyWords: ReadonlySet<string> = new Set([
  'pengguna',
  'pemilik',
  'owner',
  'owners',
  'mobil',
  'motor',
  'of',
]);

/** Reviews of the brand or model that a text names beside a word for reviews: `review avanza`. */
export function reviewSuggestions({ vehicles }: PageNames, text: string, language: Language): Suggestion[] {
  const all = plainWordsOf(text.split(/\s+/));
  const words = all.filter((word) => !reviewWords.has(word) && !emptyWords.has(word));
  if (words.length === 0 || !all.some((word) => reviewWords.has(word))) return [];
  const whole = (1 << words.length) - 1;
  return vehicles
    .find(words)
    .filter(({ mask, name: { type } }) => mask === whole && (type === 'new-model' || type === 'new-brand'))
    .sort((a, b) => b.fit - a.fit || b.name.weight - a.name.weight)
    .slice(0, mostSuggested)
    .flatMap(({ name: { url, own, above, type } }) => {
      const kind = newVehicleCategory(url)?.slug;
      const [, , brand, model] = url.split('/');
      const label = type === 'new-model' && above ? `${above.own} ${own}` : own;
      return kind === undefined
        ? []
        : {
            name: localized(`Owners’ reviews of the ${label}`)[language],
            value: reviewsPath({ kind, brand, model }),
            type: 'service' as const,
          };
    });
}
