const firstMs = 2000;
const mostMs = 15 * 60_000;

/**
 * For how long to wait after so many attempts that failed: twice as long each time, up to a quarter of an hour, and
 * somewhere in the upper half of that, so that a thousand phones do not come back at once.
 */
export function backOffMs(attempts: number, random: () => number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(attempts, 20));
  return Math.round(whole * (0.5 + random() / 2));
}
