import { isKeptDocument } from '#app/kept-document.ts';

/**
 * `?app=1` hides header, footer and tab bar for the rest of the visit (the native app's web view has its own). Read
 * before the first paint, since the server sends everyone the same page.
 */
export function applyAppMode(): void {
  let isApp = new URLSearchParams(location.search).get('app') === '1';
  try {
    if (isApp) sessionStorage.setItem('app', '1');
    else isApp = sessionStorage.getItem('app') === '1';
  } catch {
    // Storage is blocked: it applies to this page only.
  }
  if (isApp) document.documentElement.dataset.app = '1';
}

/** A document from the device gets a strip that says so: its room is reserved, so that nothing moves. */
export function reserveStrip(): void {
  if (isKeptDocument()) document.documentElement.dataset.kept = '';
}

/** Where searches are stored on this device, the home page reserves room for them, so that nothing moves. */
export function reserveSearches(): void {
  try {
    if (localStorage.getItem('lajur.searches') !== null) document.documentElement.dataset.searched = '1';
  } catch {
    // Storage is blocked: there are none.
  }
}
