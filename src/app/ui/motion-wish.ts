/** Whether the user prefers reduced motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A short vibration, where supported, that confirms an action. */
export function tick(): void {
  if (!wantsStillness() && 'vibrate' in navigator) navigator.vibrate(10);
}
