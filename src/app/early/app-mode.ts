import { isKeptDocument } from '#app/kept-document.ts';

/** Where the mode is noted: `1` in the app, `0` after it was left. */
const noteKey = 'app';
/** What a native app can put into its web view's user agent, or into a cookie. */
const hostAgent = /\bLajurApp\b/;
const hostCookie = /(?:^|; )app=1(?:;|$)/;

/**
 * `?app=1` hides header, footer and tab bar (the native app's web view has its own), until `?app=0`: a web view is
 * restarted at any page. Read before the first paint, since the server sends everyone the same page.
 */
export function applyAppMode(): void {
  const asked = new URLSearchParams(location.search).get('app');
  let noted: string | null = null;
  try {
    if (asked === '1' || asked === '0') localStorage.setItem(noteKey, asked);
    noted = localStorage.getItem(noteKey);
  } catch {
    // Storage is blocked: it applies to this page only.
    noted = asked;
  }
  const isHosted = hostAgent.test(navigator.userAgent) || hostCookie.test(document.cookie);
  if (noted === '1' || (noted !== '0' && isHosted)) document.documentElement.dataset.app = '1';
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
