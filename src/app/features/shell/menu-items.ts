import type { Language } from '#contract/language.ts';
import type { MenuItem, MenuLeaf } from '#contract/site/navigation.ts';

export type MenuPlace = MenuLeaf['showAt'][number];

const isFor = (place: MenuPlace, language: Language) => (item: MenuLeaf) =>
  item.isWeb && item.language_code === language && item.showAt.includes(place);

/**
 * The menu's entries for a place and language (docs/product.md#menu-and-footer). Empty groups are dropped.
 */
export function menuItemsFor(place: MenuPlace, language: Language, items: readonly MenuItem[]): MenuItem[] {
  const fits = isFor(place, language);
  return items
    .filter(fits)
    .map((item) => ({ ...item, child: item.child.filter(fits) }))
    .filter((item) => item.url !== null || item.child.length > 0);
}

/** Whether `path` is a menu entry's page, or below it. */
export function isWithin(url: string | null, path: string): boolean {
  if (url === null) return false;
  return path === url || (url !== '/' && path.startsWith(`${url}/`));
}

const links = (item: MenuItem) => [item.url, ...item.child.map(({ url }) => url)];

/** The top-level entry of a page: the one with the longest matching address. */
export function currentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  let longest = '';
  let current: MenuItem | undefined;
  for (const item of items) {
    for (const url of links(item)) {
      if (url === null || url.length <= longest.length || !isWithin(url, path)) continue;
      longest = url;
      current = item;
    }
  }
  return current;
}
