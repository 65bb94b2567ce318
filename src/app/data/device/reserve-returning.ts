import { noteKey } from './device-note-key.ts';

/**
 * Contents behind the rows of the home page's "continue" card, one row each (docs/product.md#home-page):
 * unfinished or queued ads, saved searches or awaited models, favourites.
 */
const rows = [['begun'], ['savedSearches', 'awaited'], ['favourites']] as const;

/**
 * Reserves room on the home page for the device's content, so that nothing moves. Runs before the first paint
 * and whenever the page is shown.
 */
export function reserveReturning(): void {
  const { dataset } = document.documentElement;
  let held: readonly string[] = [];
  try {
    held = localStorage.getItem(noteKey)?.split(' ') ?? [];
  } catch {
    // Storage is blocked, so there is no content.
  }
  const count = rows.filter((tables) => tables.some((table) => held.includes(table))).length;
  if (count > 0) dataset.continue = String(count);
  else delete dataset.continue;
  if (held.includes('viewed')) dataset.viewed = '1';
  else delete dataset.viewed;
}
