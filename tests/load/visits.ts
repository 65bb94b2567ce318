import * as z from 'zod';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { listingPath } from '#contract/paths.ts';
import { cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import { answered } from '#tests/support/http-sellers.ts';
import { bodies, brands } from '#tests/support/search-words.ts';

/* What visitors of a used-car site ask for, in the proportions of such visits. */

const answer = z.object({
  data: z.object({
    items: z.array(
      z.object({ id: z.number(), slug: z.string(), coverImage: z.object({ key: z.string() }).nullable() }),
    ),
  }),
});
type Car = z.infer<typeof answer>['data']['items'][number];
/** The cars that are looked at. */
export type Stock = readonly [Car, ...Car[]];

const listPages = 40;

export async function readStock(url: string): Promise<Stock> {
  const pages = await Promise.all(
    Array.from({ length: listPages }, async (_, at) => {
      const list = await answered(`${url}${readingPaths.listings}?page=${at + 1}`);
      return answer.parse(await list.json()).data.items;
    }),
  );
  const [first, ...cars] = pages.flat();
  if (!first) throw new Error('no cars');
  return [first, ...cars];
}

/** A number below `most` that follows from the visit and looks random. */
export function fractionOf(visit: number, most: number): number {
  const mixed = Math.imul(visit ^ (visit >>> 15), 0x2c1b3c6d) >>> 0;
  return Math.floor((((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32) * most);
}
/** Few are asked for often, most rarely. */
function popularOf(visit: number, most: number): number {
  return Math.floor((fractionOf(visit, 1e6) / 1e6) ** 3 * most);
}

const others = [
  'otomatis',
  'manual',
  'putih',
  'hitam',
  'jawa-barat',
  'harga-100-juta-200-juta',
  'tahun-2018-2022',
  '',
];
const cities = ['jakarta-selatan', 'bandung', 'surabaya', 'bekasi', 'tangerang'];
const typed = [
  'ava',
  'toyota',
  'brio matic',
  'pajero sport',
  'inova',
  'jazz bandung',
  'mobil murah',
  'xpander 2020',
];
const models = ['toyota/avanza', 'honda/brio', 'mitsubishi/xpander', 'hyundai/creta'];
const orders = ['', '&sort=price', '&sort=createdAt'];
const at = (list: readonly string[], place: number) => list[place % list.length] ?? '';

function searchOf(visit: number): string {
  const place = popularOf(visit, brands.length * bodies.length * others.length);
  const words = [
    at(brands, place),
    at(bodies, Math.floor(place / brands.length)),
    at(others, Math.floor(place / (brands.length * bodies.length))),
  ];
  return words.filter(Boolean).join('+');
}
const carOf = (visit: number, stock: Stock): Car => stock[popularOf(visit, stock.length)] ?? stock[0];
const call = (path: string, query: string) => `${path}?${query}`;

type Kind = {
  readonly name: string;
  readonly weight: number;
  readonly path: (visit: number, stock: Stock) => string;
};
const kinds: readonly Kind[] = [
  { name: 'page: home', weight: 2, path: () => '/' },
  { name: 'page: list', weight: 5, path: (visit) => `/mobil-bekas/${searchOf(visit)}` },
  { name: 'page: car', weight: 6, path: (visit, stock) => listingPath(carOf(visit, stock).slug) },
  { name: 'page: new model', weight: 1, path: (visit) => `/mobil-baru/${at(models, visit)}` },
  {
    name: 'list',
    weight: 17,
    path: (visit) =>
      call(
        readingPaths.listings,
        `search=${encodeURIComponent(searchOf(visit))}${at(orders, fractionOf(visit, orders.length))}`,
      ),
  },
  {
    name: 'list, next page',
    weight: 5,
    path: (visit) => call(readingPaths.listings, `page=${2 + popularOf(visit, listPages - 2)}`),
  },
  {
    name: 'filters',
    weight: 14,
    path: (visit) => call(readingPaths.filters, `search=${encodeURIComponent(searchOf(visit))}`),
  },
  {
    name: 'words',
    weight: 3,
    path: (visit) => call(readingPaths.listings, `q=${encodeURIComponent(at(typed, visit))}`),
  },
  {
    name: 'suggestions',
    weight: 7,
    path: (visit) =>
      call(readingPaths.suggest, `searchString=${encodeURIComponent(at(typed, visit))}&pages=1`),
  },
  {
    name: 'view of a car',
    weight: 10,
    path: (visit, stock) => call(readingPaths.view, `id=${carOf(visit, stock).id}`),
  },
  {
    name: 'similar cars',
    weight: 7,
    path: (visit, stock) => call(readingPaths.similar, `id=${carOf(visit, stock).id}`),
  },
  { name: 'home, its cars', weight: 2, path: () => readingPaths.home },
  {
    name: 'photo',
    weight: 20,
    path: (visit, stock) => {
      const { coverImage } = carOf(visit, stock);
      return coverImage === null ? readingPaths.nav : pictureUrl(coverImage.key, 320);
    },
  },
  { name: 'snapshot of a city', weight: 1, path: (visit) => cataloguePath(at(cities, visit)) },
];
const total = kinds.reduce((sum, { weight }) => sum + weight, 0);

/** What a visit asks for; the same number asks for the same. */
export function visitOf(visit: number, stock: Stock): { readonly name: string; readonly path: string } {
  let place = fractionOf(visit * 31 + 5, total);
  for (const { name, weight, path } of kinds) {
    place -= weight;
    if (place < 0) return { name, path: path(visit, stock) };
  }
  throw new RangeError('weights');
}
