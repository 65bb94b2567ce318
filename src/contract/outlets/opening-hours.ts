import * as z from 'zod/mini';

/* Opening hours in the outlet's own time zone. Public holidays are not taken into account. */

const clock = () => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));
/** Opening and closing time. A span that ends before it starts ends on the next day. */
const span = () => z.tuple([clock(), clock()]);
/** Spans by weekday, Monday first; a day without spans is closed. */
export const openingHours = () => z.array(z.array(span())).check(z.length(7));
export type OpeningHours = z.infer<ReturnType<typeof openingHours>>;

/** Indonesia's time zones as hours ahead of UTC. None observes daylight saving time. */
export const timeZones = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type TimeZone = keyof typeof timeZones;

/** The time zone of a province, by its official code. */
export function timeZoneOf(provinceId: number): TimeZone {
  if (provinceId >= 81) return 'WIT';
  const isWest = provinceId < 50 || provinceId === 61 || provinceId === 62;
  return isWest ? 'WIB' : 'WITA';
}

export type OpenState =
  /** Closing time; null where the outlet is open around the clock. */
  | { readonly isOpen: true; readonly until: string | null }
  /** The next opening: days from today, weekday (Monday is 0) and time. */
  | {
      readonly isOpen: false;
      readonly next: { readonly days: number; readonly weekday: number; readonly at: string };
    }
  /** Closed on every day. */
  | { readonly isOpen: false; readonly next: null };

const dayMinutes = 24 * 60;

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

type Span = { readonly from: number; readonly to: number };

/** A day's spans in minutes since midnight; a span past midnight ends after 24:00. */
function spansOf(hours: OpeningHours, weekday: number): readonly Span[] {
  return (hours[weekday] ?? []).map(([from, to]) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return { from: start, to: end <= start ? end + dayMinutes : end };
  });
}

function clockOf(minutes: number): string {
  const ofDay = minutes % dayMinutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return minutes === dayMinutes ? '24:00' : `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** Local weekday (Monday is 0) and minutes since local midnight. */
export function localTime(zone: TimeZone, now: Date): { readonly weekday: number; readonly minutes: number } {
  const local = new Date(now.getTime() + timeZones[zone] * 3_600_000);
  return { weekday: (local.getUTCDay() + 6) % 7, minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** Whether the outlet is open at `now`, with its closing time or its next opening. */
export function openStateAt(hours: OpeningHours, zone: TimeZone, now: Date): OpenState {
  const { weekday, minutes } = localTime(zone, now);
  const yesterday = spansOf(hours, (weekday + 6) % 7).find(({ to }) => minutes + dayMinutes < to);
  if (yesterday) return { isOpen: true, until: clockOf(yesterday.to - dayMinutes) };
  const current = spansOf(hours, weekday).find(({ from, to }) => from <= minutes && minutes < to);
  if (current) {
    const isAllDay = current.from === 0 && current.to === dayMinutes;
    return { isOpen: true, until: isAllDay ? null : clockOf(current.to) };
  }
  for (let days = 0; days <= 7; days += 1) {
    const on = (weekday + days) % 7;
    const starts = spansOf(hours, on).map(({ from }) => from);
    const next = Math.min(...starts.filter((from) => days > 0 || from > minutes));
    if (Number.isFinite(next)) return { isOpen: false, next: { days, weekday: on, at: clockOf(next) } };
  }
  return { isOpen: false, next: null };
}
