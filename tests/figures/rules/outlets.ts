import { stockLimits } from '#contract/sell/listing-limits.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { listed } from './listed.ts';

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
  const outlets = truth.outlets.filter(({ kinds }) => kinds.includes((parts[1] ?? '').replace(/-baru$/, '')));
  return [...dealers, ...outlets];
}
/** Those that the sentence is about: of the card, or the page's own dealer. */
const named = (at: At) =>
  placesAt(at).filter(
    ({ name }) => at.block.title === name || at.page.place.startsWith('/dealer-mobil-bekas/'),
  );
const spansOn = (day: number, places: readonly Place[]) => places.flatMap(({ hours }) => hours?.[day] ?? []);

const kindOf = ({ page }: At) => (page.place.split('/')[1] ?? '').replace(/-baru$/, '');
const offerOf = ({ page }: At) => (page.place.split('/').includes('service-center') ? 'service' : 'sales');
/** The outlets of the page's kind and list, of every brand. */
const outletsOfKind = (at: At) =>
  at.truth.outlets.filter(({ kinds, offers }) => kinds.includes(kindOf(at)) && offers.includes(offerOf(at)));
/** The outlets that the page counts: of its brand, where it has one. */
function outletsOf(at: At) {
  const all = outletsOfKind(at);
  const parts = at.page.place.split('/');
  const ofBrand = all.filter(({ brand }) => parts.includes(brand));
  return ofBrand.length > 0 ? ofBrand : all;
}
const isDealers = ({ page }: At) => page.place.split('/')[1] === 'dealer-mobil-bekas';
const isOutlets = ({ page }: At) => /-baru\/(?:.+\/)?(?:dealer|service-center)(?:\/|$)/.test(page.place);
const perPage = 20;

/** The used cars of a dealer: of the one named by the heading, or of the page's own. */
function carsOfDealer(at: At) {
  const slug = at.page.place.split('/')[2];
  const own = at.truth.dealers.filter((dealer) =>
    slug === undefined ? dealer.name === at.block.heading : dealer.slug === slug,
  );
  const [dealer] = own;
  return isDealers(at) && dealer ? at.truth.cars.filter((car) => car.dealer === dealer.slug) : undefined;
}

const bodies: Readonly<Record<string, string>> = {
  ...{ MPV: 'mpv', SUV: 'suv', Hatchback: 'hatchback', Sedan: 'sedan', Crossover: 'crossover' },
  ...{ 'Pick-up': 'pickup-truck', Pickup: 'pickup-truck', Van: 'van', Coupe: 'coupe', Wagon: 'wagon' },
  ...{ Convertible: 'convertible' },
};

export const outletRules: readonly Rule[] = [
  {
    name: 'outlet: opening hours',
    text: sentence('{N}:{N}–{N}:{N}'),
    is: (groups, at) => {
      const day = weekdays.indexOf(at.block.row) % 7;
      const told = `${groups[0]}:${groups[1]}–${groups[2]}:${groups[3]}`;
      return spansOn(day, named(at)).some((span) => span.join('–') === told) ? groups : undefined;
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
    text: said('{N} {*} di {N} kota[.:]{*}', '{N} {*} in {N} cit[y][ies][.:]{*}'),
    is: (_, at) => {
      const own = isDealers(at) ? at.truth.dealers : isOutlets(at) ? outletsOf(at) : [];
      if (own.length === 0) return undefined;
      const cities = new Set(own.map(({ city }) => city));
      return [at.written.number(own.length), at.written.number(cities.size)];
    },
  },
  {
    name: 'outlet: how many in one city',
    text: sentence('{*} {N}'),
    is: (_, at) => {
      const own = isDealers(at) ? at.truth.dealers : isOutlets(at) ? outletsOf(at) : [];
      const inCity = own.filter(({ city }) => at.block.text.replace(/ \d+$/, '') === city);
      return inCity.length === 0 ? undefined : [at.written.number(inCity.length)];
    },
  },
  {
    name: 'outlet: how many of another brand',
    text: sentence('{*} {N}'),
    is: (_, at) => {
      const brand = at.block.link?.split(/[?#]/)[0]?.split('/').at(-1);
      const own = isOutlets(at) ? outletsOfKind(at).filter((each) => each.brand === brand) : [];
      return own.length === 0 ? undefined : [at.written.number(own.length)];
    },
  },
  {
    name: 'dealer: how many',
    pages: /^\/dealer-mobil-bekas$/,
    text: said('{N} dealer', '{N} dealer[s]'),
    is: (_, at) => [at.written.number(at.truth.dealers.length)],
  },
  {
    name: 'dealer: pages',
    pages: /^\/dealer-mobil-bekas/,
    text: said('Halaman {N} dari {N}', 'Page {N} of {N}'),
    is: (_, at) => {
      const count = at.page.place.split('/').length > 2 ? carsOfDealer(at)?.length : at.truth.dealers.length;
      return [at.page.query.get('page') ?? '1', String(Math.ceil((count ?? 0) / perPage))];
    },
  },
  {
    name: 'dealer: cars on offer',
    text: said('{N} mobil[ bekas dari][ Penilaian]{*}', '{N} car[s][ Ratings]{*}'),
    is: (_, at) => {
      const cars = carsOfDealer(at);
      return cars && [at.written.number(cars.length)];
    },
  },
  {
    name: 'dealer: used cars of a description',
    text: said('{N} mobil bekas dari {*}', '{N} used car[s] from {*}'),
    is: (_, at) => {
      const cars = carsOfDealer(at);
      return cars && [at.written.number(cars.length)];
    },
  },
  {
    name: 'dealer: year of its account',
    pages: /^\/dealer-mobil-bekas\//,
    text: said('{*} di Lajur sejak {N}{*}', '{*} on Lajur since {N}{*}'),
    is: (_, { page, truth }) => {
      const own = truth.dealers.find(({ slug }) => slug === page.place.split('/')[2]);
      return own && [String(own.since)];
    },
  },
  {
    name: 'dealer: cars by body type',
    text: /(.+)/,
    is: ([text = ''], at) => {
      const cars = carsOfDealer(at);
      if (!cars || !/^(?:\D+ \d+)+$/.test(text)) return undefined;
      const counts = Object.entries(bodies).map(
        ([name, body]) => [name, at.written.number(cars.filter((car) => car.body === body).length)] as const,
      );
      return [listed(text, new Map(counts))];
    },
  },
  {
    name: 'dealer: how many ads one may have',
    pages: /^\/dealer-mobil-bekas$/,
    text: said('{*} sampai {N} iklan{*}', '{*} up to {N} ads{*}'),
    is: () => [String(stockLimits.dealer)],
  },
];
