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

/** The events that ask for something; the others only read. */
const requests: readonly string[] = ['keydown', 'focusin', 'click'];

/**
 * Whether the page is hydrated for this event. With data saver reading and scrolling load no further code: a
 * first visit of a list stays within 350 kB (docs/product.md#bad-networks).
 */
export function wakesPage({ type }: Event): boolean {
  return !savesData() || requests.includes(type);
}
