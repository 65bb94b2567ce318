import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';

const weekdays = [
  ...['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
];

type Place = { readonly name: string; readonly address: string | null; readonly hours: Hours };
type Hours = readonly (readonly (readonly string[])[])[] | null;

/** Outlets and dealers that the page may list. */
function placesAt({ page, truth }: At): readonly Place[] {
  const parts = page.place.split('/');
  const dealers = truth.dealers.filter(
    ({ slug }) => parts[1] === 'dealer-mobil-bekas' && (parts[2] ?? slug) === slug,
  );
  const outlets = truth.outlets.filter(
    ({ brand, kinds }) => parts.includes(brand) && kinds.includes((parts[1] ?? '').replace(/-baru$/, '')),
  );
  return [...dealers, ...outlets];
}
const named = (at: At) =>
  placesAt(at).filter(
    ({ name }) => at.block.heading === name || at.page.place.startsWith('/dealer-mobil-bekas/'),
  );
const spansOn = (day: number, places: readonly Place[]) => places.flatMap(({ hours }) => hours?.[day] ?? []);

export const outletRules: readonly Rule[] = [
  {
    name: 'outlet: opening hours',
    text: sentence('{N}:{N}–{N}:{N}'),
    is: (groups, at) => {
      const day = weekdays.indexOf(at.block.row) % 7;
      const told = `${groups[0]}:${groups[1]}–${groups[2]}:${groups[3]}`;
      return spansOn(day, placesAt(at)).some((span) => span.join('–') === told) ? groups : undefined;
    },
  },
  {
    name: 'outlet: address',
    text: /(.+\d.+)/,
    is: ([text = ''], at) => {
      const [street = ''] = text.split(' · ');
      return street.length > 8 && named(at).some(({ address }) => address?.includes(street))
        ? [text]
        : undefined;
    },
  },
  {
    name: 'outlet: closes at',
    text: said('Buka sekarang, sampai {N}:{N} {*}', 'Open now, until {N}:{N} {*}'),
    is: ([hour, minute], at) => {
      const ends = named(at).flatMap(({ hours }) => (hours ?? []).flat().map(([, to]) => to));
      return ends.includes(`${hour}:${minute}`) ? [hour, minute] : undefined;
    },
  },
  {
    name: 'outlet: opens at',
    text: said('Tutup, buka {*} {N}:{N} {*}', 'Closed, opens {*} {N}:{N} {*}'),
    is: ([hour, minute], at) => {
      const starts = named(at).flatMap(({ hours }) => (hours ?? []).flat().map(([from]) => from));
      return starts.includes(`${hour}:${minute}`) ? [hour, minute] : undefined;
    },
  },
  {
    name: 'outlet: how many in how many cities',
    text: said('{N} {*} di {N} kota.{*}', '{N} {*} in {N} cities.{*}'),
    is: (_, at) => {
      const parts = at.page.place.split('/');
      const offer = parts.includes('service-center') ? 'service' : 'sales';
      const own = at.truth.outlets.filter(
        ({ brand, kinds, offers }) =>
          parts.includes(brand) &&
          kinds.includes((parts[1] ?? '').replace(/-baru$/, '')) &&
          offers.includes(offer),
      );
      if (own.length === 0) return undefined;
      return [at.written.number(own.length), String(new Set(own.map(({ city }) => city)).size)];
    },
  },
];
