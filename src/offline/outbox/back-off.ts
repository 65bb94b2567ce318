const firstMs = 2000;
const mostMs = 15 * 60_000;

/**
 * Retry delay after a number of failed attempts: it doubles each time, up to 15 minutes, with jitter over its
 * upper half, so that a thousand phones do not retry at once.
 */
export function backOffMs(attempts: number, random: () => number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(attempts, 20));
  return Math.round(whole * (0.5 + random() / 2));
}
