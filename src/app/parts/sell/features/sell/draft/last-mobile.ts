/**
 * The number of the last listing published on this page, so that it need not be entered again for the
 * one-time code.
 */
let last: string | undefined;

export function noteMobile(mobile: string | undefined): void {
  last = mobile;
}

export function lastMobile(): string | undefined {
  return last;
}
