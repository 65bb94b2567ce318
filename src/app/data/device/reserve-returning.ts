import { noteKey } from './device-note-key.ts';

/**
 * What the device holds for the home page's "continue" card, one row each (docs/product.md#home-page): ads that are
 * begun or waiting, saved searches or models waited for, favourites.
 */
const rows = [['drafts', 'outbox'], ['savedSearches', 'awaited'], ['favourites']] as const;

/**
 * The home page reserves room for what it will show of this device, so that nothing moves. Before the first paint, and
 * again whenever the page is shown.
 */
export function reserveReturning(): void {
  const { dataset } = document.documentElement;
  let held: readonly string[] = [];
  try {
    held = localStorage.getItem(noteKey)?.split(' ') ?? [];
  } catch {
    // Storage is blocked: nothing is kept.
  }
  const count = rows.filter((tables) => tables.some((table) => held.includes(table))).length;
  if (count > 0) dataset.continue = String(count);
  else delete dataset.continue;
  if (held.includes('viewed')) dataset.viewed = '1';
  else delete dataset.viewed;
}
