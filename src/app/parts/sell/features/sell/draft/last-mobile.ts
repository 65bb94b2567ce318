/** The number of the listing published last on this page: the one-time code goes to it without typing it again. */
let last: string | undefined;

export function noteMobile(mobile: string | undefined): void {
  last = mobile;
}

export function lastMobile(): string | undefined {
  return last;
}
