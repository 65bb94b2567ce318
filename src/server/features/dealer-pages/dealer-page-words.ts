import type { DealerCard } from '#contract/dealer-pages/dealer-page.schema.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';

/** Problems that only the server knows. */
export const dealerPageWords = {
  city: localized('We do not know this city.'),
  photo: localized('The photo has not arrived. Choose it again.'),
} as const satisfies Record<string, Localized>;

type Directory = {
  readonly city: { readonly name: string } | null;
  /** How many there are, in how many cities. */
  readonly total: number;
  readonly cityCount: number;
};

/** Title and description of the directory, generated from its figures. */
export function directoryWords(
  { city, total, cityCount }: Directory,
  language: Language,
): { title: string; description: string } {
  const place = city?.name ?? 'Indonesia';
  const title = localized(`Used car dealers in ${place}`)[language];
  if (total === 0)
    return {
      title,
      description: localized(`No dealer in ${place} has a car for sale yet.`)[language],
    };
  const count = formatNumber(total, language);
  const where = city
    ? ''
    : {
        id: ` di ${formatNumber(cityCount, 'id')} kota`,
        en: ` in ${formatNumber(cityCount, 'en')} ${cityCount === 1 ? 'city' : 'cities'}`,
      }[language];
  return {
    title,
    description: {
      id: `${count} dealer mobil bekas${where || ` di ${place}`}: stok yang sedang tayang, jam buka, dan penilaian pembeli.`,
      en: `${count} used car ${total === 1 ? 'dealer' : 'dealers'}${where || ` in ${place}`}: cars for sale, opening hours and buyers’ ratings.`,
    }[language],
  };
}

/** Title and description of a dealer's page, generated from its figures. */
export function pageWords(
  { name, city, count }: Pick<DealerCard, 'name' | 'city' | 'count'>,
  language: Language,
): { title: string; description: string } {
  const cars = formatNumber(count, language);
  const place = city === null ? '' : localized(` in ${city.name}`)[language];
  return {
    title: localized(`${name}, used car dealer${place}`)[language],
    description:
      count === 0
        ? localized(`${name}${place} has no cars for sale at the moment.`)[language]
        : {
            id: `${cars} mobil bekas dari ${name}${place}: harga, foto, jam buka, dan kontak.`,
            en: `${cars} used ${count === 1 ? 'car' : 'cars'} from ${name}${place}: prices, photos, opening hours and contact.`,
          }[language],
  };
}
