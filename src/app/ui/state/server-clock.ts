/** The server's time when the page began, at the least; 0 until it has said one. */
let began = 0;

/** Notes a time that the server named: it is later now, even if the phone's clock is behind. */
export function noteServerTime(at: number): void {
  // Not by `Date.now()`: the phone's clock may be set right while the page is open.
  if (at > 0) began = Math.max(began, at - performance.now());
}

/** The time in milliseconds since 1970, also on a phone whose clock is behind. */
export const timeNow = (): number => Math.max(Date.now(), Math.floor(began + performance.now()));
