import type { Show } from '#contract/shows/show.schema.ts';

/** A confirmed edition as an event (https://schema.org/ExhibitionEvent). */
export function showEvent({ name, firstDay, lastDay, venue, city, tickets }: Show): object {
  const schema = 'https://schema.org';
  return {
    '@context': schema,
    '@type': 'ExhibitionEvent',
    ...{ name, startDate: firstDay, endDate: lastDay },
    eventStatus: `${schema}/EventScheduled`,
    eventAttendanceMode: `${schema}/OfflineEventAttendanceMode`,
    location: {
      '@type': 'Place',
      name: venue ?? city,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'ID' },
    },
    organizer: { '@type': 'Organization', name: 'GAIKINDO', url: 'https://www.gaikindo.or.id' },
    ...(tickets !== null && { url: tickets }),
  };
}
