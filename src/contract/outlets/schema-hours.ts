import type { OpeningHours } from './opening-hours.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** One `Mo 08:00-17:00` per span, the format of https://schema.org/openingHours. */
export function schemaHours(hours: OpeningHours): string[] {
  return hours.flatMap((spans, weekday) =>
    spans.map(([from, to]) => `${days[weekday] ?? ''} ${from}-${to === '24:00' ? '23:59' : to}`),
  );
}
