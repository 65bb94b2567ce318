import { priceBands, priceRangeName, priceSlug } from '#contract/filter.ts';
import type { Language } from '#contract/language.ts';
import type { MenuItem, MenuLeaf } from '#contract/navigation.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { carCategoryId } from '#contract/vehicle.ts';
import type { FilterVocabulary } from '../search/filter-vocabulary.ts';
import type { SearchService } from '../search/search.service.ts';

type Entry = { name: string; url: string };

/** Entries below one heading before the menu becomes a list to scroll. */
const maxEntries = 10;

/** The two-level menu (spec §2). Only addresses that exist: a screen gets its entry in the issue that builds it. */
export async function menuOf(
  search: SearchService,
  vocabulary: FilterVocabulary,
  language: Language,
): Promise<MenuItem[]> {
  const words = {
    id: { used: 'Mobil bekas', all: 'Semua mobil bekas', body: 'Tipe bodi', city: 'Kota', price: 'Harga' },
    en: { used: 'Used cars', all: 'All used cars', body: 'Body type', city: 'City', price: 'Price' },
  }[language];
  const headings: { name: string; url: string | null; entries: Entry[] }[] = [
    {
      name: words.used,
      url: usedCarsPath(),
      entries: [
        { name: words.all, url: usedCarsPath() },
        ...(await search.tiles('brand', language, vocabulary.popularBrands)),
      ],
    },
    { name: words.body, url: null, entries: await search.tiles('body-type', language) },
    {
      name: words.price,
      url: null,
      entries: priceBands.map((band) => ({
        name: priceRangeName(band, language),
        url: usedCarsPath(priceSlug(band)),
      })),
    },
    { name: words.city, url: null, entries: await search.tiles('city', language, vocabulary.popularCities) },
  ];
  let lastId = 0;
  const leaf = (name: string, url: string | null, parent: number | null): MenuLeaf => {
    lastId += 1;
    return {
      id: lastId,
      name,
      title: name,
      url,
      language_code: language,
      parent_id: parent,
      category_id: carCategoryId,
      platformId: null,
      class: null,
      iconClass: null,
      onclick: null,
      tracking: null,
      type: url === null ? 'group' : 'link',
      showAt: ['header', 'hamburger'],
      isWeb: true,
    };
  };
  return headings
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, url, entries }) => {
      const parent = leaf(name, url, null);
      return {
        ...parent,
        child: entries.slice(0, maxEntries).map((entry) => leaf(entry.name, entry.url, parent.id)),
      };
    });
}
