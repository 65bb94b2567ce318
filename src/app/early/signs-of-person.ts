import { savesData } from '../data/api/connection.ts';

/** Events that show user interaction. */
export const signsOfPerson = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'click',
] as const;

/**
 * Whether the event comes from a person. A strip that the browser snaps to its first card scrolls by itself before the
 * first paint; one that a person scrolls is touched first.
 */
export function isSign({ type, target }: Event): boolean {
  return type !== 'scroll' || target === document || target === window;
}

/** The events that ask for something; the others only read. */
const requests: readonly string[] = ['keydown', 'focusin', 'click'];

/**
 * Whether the page is hydrated for this event. With data saver reading and scrolling load no further code: a
 * first visit of a list stays within 350 kB (docs/product.md#bad-networks).
 */
export function wakesPage(event: Event): boolean {
  return isSign(event) && (!savesData() || requests.includes(event.type));
}
