import type { Language } from '#contract/language.ts';
import type { MenuItem, MenuLeaf } from '#contract/site/navigation.ts';

export type MenuPlace = MenuLeaf['showAt'][number];

const isFor = (place: MenuPlace, language: Language) => (item: MenuLeaf) =>
  item.isWeb && item.language_code === language && item.showAt.includes(place);

/** The entries of the menu for a place and language (spec §2). A group left without entries is dropped. */
export function menuItemsFor(place: MenuPlace, language: Language, items: readonly MenuItem[]): MenuItem[] {
  const fits = isFor(place, language);
  return items
    .filter(fits)
    .map((item) => ({ ...item, child: item.child.filter(fits) }))
    .filter((item) => item.url !== null || item.child.length > 0);
}

/** Whether the page at `path` is that of a menu entry, or lies below it. */
export function isWithin(url: string | null, path: string): boolean {
  if (url === null) return false;
  return path === url || (url !== '/' && path.startsWith(`${url}/`));
}

const links = (item: MenuItem) => [item.url, ...item.child.map(({ url }) => url)];

/** The one top entry that a page belongs to: that with the longest address above it. */
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
