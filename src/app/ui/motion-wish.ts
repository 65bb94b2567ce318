/** Whether the person asked for less motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A short vibration where the system has one: what was pressed is done. */
export function tick(): void {
  if (!wantsStillness() && 'vibrate' in navigator) navigator.vibrate(10);
}
