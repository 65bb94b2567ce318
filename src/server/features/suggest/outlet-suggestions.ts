import { type Hit, plainWordsOf } from '#catalogue/suggestions/word-index.ts';
import type { Language } from '#contract/language.ts';
import type { OutletList } from '#contract/outlets/outlet.ts';
import { inCity, outletsPath } from '#contract/outlets/outlet-paths.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehicleCategory, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { OutletCity, OutletPlaces } from './outlet-places.ts';
import type { PageName, PageNames } from './page-names.ts';

const mostOutlets = 3;

/** Words that mean a dealer or a service centre. */
const listOfWord: ReadonlyMap<string, OutletList> = new Map([
  ...['dealer', 'dealers', 'diler', 'showroom'].map((word) => [word, 'sales'] as const),
  ...['servis', 'service', 'bengkel', 'workshop'].map((word) => [word, 'service'] as const),
]);
const emptyWords: ReadonlySet<string> = new Set([
  'di',
  'in',
  'resmi',
  'official',
  'center',
  'centre',
  'baru',
]);

/** Whether the text asks for an outlet. */
export const asksForOutlet = (text: string): boolean =>
  plainWordsOf(text.split(/\s+/)).some((word) => listOfWord.has(word));

/**
 * Suggests lists of dealers or service centres for the kind or brand and the city that the text names, if
 * there are any.
 */
export function outletSuggestions(
  { vehicles }: PageNames,
  { cities, has }: OutletPlaces,
  text: string,
  language: Language,
): Suggestion[] {
  const all = plainWordsOf(text.split(/\s+/));
  const list = all.flatMap((word) => listOfWord.get(word) ?? [])[0];
  if (!list) return [];
  const words = all.filter((word) => !listOfWord.has(word) && !emptyWords.has(word));
  const whole = (1 << words.length) - 1;
  const makers: (Hit<PageName> | undefined)[] = [
    undefined,
    ...vehicles.find(words).filter(({ name }) => name.type === 'new-brand' || name.type === 'new-kind'),
  ];
  const places: (Hit<OutletCity> | undefined)[] = [undefined, ...cities.find(words)];
  return makers
    .flatMap((maker) => places.map((place) => ({ maker, place })))
    .filter(({ maker, place }) => ((maker?.mask ?? 0) | (place?.mask ?? 0)) === whole)
    .flatMap(({ maker, place }) => {
      const category = newVehicleCategory(maker?.name.url ?? '');
      const [, , brand] = maker?.name.url.split('/') ?? [];
      const fit = ((maker?.fit ?? 0) + (place?.fit ?? 0)) / (maker && place ? 2 : 1);
      return (category ? [category.slug] : kinds)
        .filter((kind) => has(kind, list, brand, place?.name.slug))
        .map((kind) => ({ kind, brand, brandName: brand && maker?.name.own, place: place?.name, fit }));
    })
    .sort((a, b) => b.fit - a.fit)
    .slice(0, mostOutlets)
    .map(({ kind, brand, brandName, place }) => {
      const path = outletsPath(kind, list, brand);
      return {
        name: nameOf({ kind, list, brandName, city: place?.name }, language),
        value: place ? inCity(path, place.slug) : path,
        type: 'dealers',
      };
    });
}

const kinds: readonly VehicleKind[] = categories.map(({ slug }) => slug);

type Named = {
  readonly kind: VehicleKind;
  readonly list: OutletList;
  readonly brandName: string | undefined;
  readonly city: string | undefined;
};

/** `Dealer mobil Honda di Bandung`. */
function nameOf({ kind, list, brandName, city }: Named, language: Language): string {
  const vehicles = categories.find(({ slug }) => slug === kind)?.name[language].toLowerCase() ?? '';
  const brand = brandName ? `${brandName} ` : '';
  if (language === 'id') {
    const what = { sales: 'Dealer', service: 'Servis resmi' }[list];
    return `${what} ${vehicles}${brand && ` ${brand.trim()}`}${city ? ` di ${city}` : ''}`;
  }
  const what = { sales: 'dealers', service: 'service centres' }[list];
  const name = `${brand}${vehicles}: ${what}${city ? ` in ${city}` : ''}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
