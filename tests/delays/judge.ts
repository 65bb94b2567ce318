import type { Outcome } from './run-journey.ts';

/** Larger shifts are seen. */
const leastShift = 0.005;
/** Another page is no shift of this one, in its first frames, or this long before and after. */
const swapMs = 150;
/** Nothing is said of the network before. */
const silentMs = 4000;
/** A timer and the clock of a page differ by some milliseconds, which nobody feels. */
const toleranceMs = 20;
/** Said only of a network that refuses, or that the device has none of: no delay is one. */
const offline = /offline|tersambung lagi|sinyal/i;

/** What was false or jumped; nothing if all is well. */
export function judge({ shifts, said, swaps, content }: Outcome, grows = false): string[] {
  const faults: string[] = [];
  if (content === undefined) faults.push('never there');
  for (const { at, text } of said) {
    if (offline.test(text)) faults.push(`false: “${text}” at ${at}`);
    else if (at < silentMs - toleranceMs) faults.push(`early: “${text}” at ${at}`);
  }
  for (const { at, value, of } of grows ? [] : shifts)
    if (
      value >= leastShift &&
      !swaps.some(({ from, until }) => at > from - swapMs && at <= Math.max(until, from + swapMs))
    )
      faults.push(`shift ${value.toFixed(3)} at ${at}: ${of.join(' | ')}`);
  return faults;
}
