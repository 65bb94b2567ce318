import type { VisitPart } from './conversation.ts';
import { visitHours } from './visit-words.ts';

type Visit = {
  readonly day: string;
  readonly part: VisitPart;
  readonly place: string;
  readonly car: string;
  /** Tells it from other visits. */
  readonly key: string;
};

/** RFC 5545, 3.3.11: what has a meaning in a text is escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
/** Jakarta has had no summer time since 1964: UTC+7. */
const instant = (day: string, hour: number) =>
  `${new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+07:00`).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A visit to a car as a calendar's file (RFC 5545), with a reminder two hours before. */
export function visitCalendar({ day, part, place, car, key }: Visit): string {
  const [from, to] = visitHours[part];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lajur//Visit//ID',
    'BEGIN:VEVENT',
    `UID:visit-${key}@lajur`,
    `DTSTAMP:${instant(day, 0)}`,
    `DTSTART:${instant(day, from)}`,
    `DTEND:${instant(day, to)}`,
    `SUMMARY:${escaped(car)}`,
    `LOCATION:${escaped(place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${escaped(car)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
