/** The number of the ad that was published last on this page: the one-time code goes to it, and nobody types it twice. */
let last: string | undefined;

export function noteMobile(mobile: string | undefined): void {
  last = mobile;
}

export function lastMobile(): string | undefined {
  return last;
}
