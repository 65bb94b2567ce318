import { isKeptDocument } from '#app/kept-document.ts';

/** Storage key of the mode: `1` in app mode, `0` after it was left. */
const noteKey = 'app';
/** A marker that a native app puts into its web view's user agent, or into a cookie. */
const hostAgent = /\bLajurApp\b/;
const hostCookie = /(?:^|; )app=1(?:;|$)/;

/**
 * `?app=1` hides header, footer and tab bar, which the native app provides itself, until `?app=0`; it is
 * stored because a web view can restart at any page. Applied before the first paint, since the server sends
 * everyone the same page.
 */
export function applyAppMode(): void {
  const asked = new URLSearchParams(location.search).get('app');
  let noted: string | null = null;
  try {
    if (asked === '1' || asked === '0') localStorage.setItem(noteKey, asked);
    noted = localStorage.getItem(noteKey);
  } catch {
    // Storage is blocked: the mode applies to this page only.
    noted = asked;
  }
  const isHosted = hostAgent.test(navigator.userAgent) || hostCookie.test(document.cookie);
  if (noted === '1' || (noted !== '0' && isHosted)) document.documentElement.dataset.app = '1';
}

/** Reserves room for the strip above a cached document where the device says that it is offline. */
export function reserveStrip(): void {
  if (!navigator.onLine && isKeptDocument()) document.documentElement.dataset.kept = '';
}

/**
 * A calculator whose address has a query shows no result until it has read it, since the server did not. Nor do those
 * that begin with the driver's own numbers, where this device keeps some.
 */
export function markQuery(): void {
  const { dataset } = document.documentElement;
  try {
    if (localStorage.getItem('lajur.ownership') !== null) dataset.query = 'own';
  } catch {
    // Storage is blocked, so there are none.
  }
  if (location.search !== '') dataset.query = '';
}

/** Reserves room on the home page if this device has stored searches, so that nothing moves. */
export function reserveSearches(): void {
  try {
    if (localStorage.getItem('lajur.searches') !== null) document.documentElement.dataset.searched = '1';
  } catch {
    // Storage is blocked, so there are no searches.
  }
}
