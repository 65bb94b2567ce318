/**
 * The number of the last ad published on this device, so that it need not be entered again for the one-time code, which
 * may be asked for after days offline.
 */
const key = 'lajur.seller-mobile';
/** Without storage it lasts as long as the page. */
let last: string | undefined;

export function noteMobile(mobile: string | undefined): void {
  last = mobile;
  try {
    if (mobile === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, mobile);
  } catch {
    // See above.
  }
}

export function lastMobile(): string | undefined {
  try {
    return localStorage.getItem(key) ?? last;
  } catch {
    return last;
  }
}
