import { tags } from './insert-articles.ts';
import { reviewed } from './insert-reviews.ts';
import { common, rareWords, syllables } from './random-words.ts';

const kinds = ['berita', 'tips', 'artikel-feature', 'road-test'] as const;
const units = ['mobil', 'motor', 'truk'] as const;
const pages = Array.from({ length: 30 }, (_, at) => 1 + at * 5);
const list = (fields: string) => `/api/v3/content/list?${fields}`;
const search = (text: string, postType = '') =>
  `/api/v3/content/get-search?searchString=${encodeURIComponent(text)}${postType && `&postType=${postType}`}`;

const reviews = (fields: string) => `/api/v1/review/list?${fields}`;
const scopes = [
  '',
  ...reviewed
    .slice(0, 8)
    .flatMap(({ kind, brand, model }) => [
      `kind=${kind}`,
      `kind=${kind}&brand=${brand}`,
      `kind=${kind}&brand=${brand}&model=${model}`,
    ]),
];

/** Each name with calls that are all different. */
export const calls: Readonly<Record<string, readonly string[]>> = {
  'list of a section, any page': kinds.flatMap((kind) =>
    units.flatMap((unit) => pages.map((page) => list(`postType=${kind}&categorySlug=${unit}&page=${page}`))),
  ),
  'list of a kind, any page': kinds.flatMap((kind) =>
    pages.map((page) => list(`postType=${kind}&page=${page * 2}`)),
  ),
  'list of a tag': kinds.flatMap((kind) =>
    units.flatMap((unit) => tags.map((tag) => list(`postType=${kind}&categorySlug=${unit}&tag=${tag}`))),
  ),
  'list of a model': kinds.flatMap((kind) =>
    ['brand=toyota&model=avanza', 'brand=honda&model=brio', 'brand=honda', 'brand=suzuki'].flatMap((model) =>
      [1, 3, 5].map((page) => list(`postType=${kind}&${model}&page=${page}`)),
    ),
  ),
  'get-search, a common word': common.flatMap((each) => kinds.map((kind) => search(each, kind))),
  'get-search, a common word in all kinds': common.map((each) => search(each)),
  'get-search, two words': rareWords.slice(0, 100).map((each) => search(`mobil ${each}`)),
  'get-search, the beginning of words': [...syllables, 'm', 's', 'pe', 'ba'].map((each) => search(each)),
  'popular-latest-article': kinds.flatMap((kind) =>
    ['popular', 'latest'].flatMap((sort) =>
      units.flatMap((unit) =>
        [5, 10, 20].map(
          (limit) =>
            `/api/v3/content/popular-latest-article?postType=${kind}&categorySlug=${unit}&sort=${sort}&limit=${limit}`,
        ),
      ),
    ),
  ),
  tags: kinds.flatMap((kind) =>
    units.map((unit) => `/api/v3/content/tags?postType=${kind}&categorySlug=${unit}`),
  ),
  'v1/search/search': [...common, ...rareWords.slice(100, 160)].map(
    (each) => `/api/v1/search/search?searchString=${encodeURIComponent(each)}&pages=1`,
  ),
  'landing, rendered': kinds.flatMap((kind) => pages.map((page) => `/${kind}?page=${page}`)),
  'landing with a search, rendered': rareWords.slice(200, 260).map((each) => `/tips?q=${each}`),
  'section, rendered': kinds.flatMap((kind) => units.map((unit) => `/${kind}-${unit}`)),
  'reviews, any page': scopes.flatMap((scope) =>
    ['newest', 'highest', 'lowest'].flatMap((sort) =>
      [1, 2, 7, 40, 100].map((page) => reviews(`${scope}&sort=${sort}&page=${page}`)),
    ),
  ),
  'reviews with a common word': scopes.flatMap((scope) =>
    common.slice(0, 3).map((each) => reviews(`${scope}&q=${each}`)),
  ),
  'reviews with a rare word': rareWords.slice(300, 400).map((each) => reviews(`q=${each}`)),
  'reviews with two words': rareWords.slice(400, 460).map((each) => reviews(`q=mobil+${each}`)),
  'reviews with the beginning of words': [...syllables, 'm', 's', 'pe', 'ba'].flatMap((each) => [
    reviews(`q=${each}`),
    reviews(`kind=mobil&brand=toyota&q=${each}`),
  ]),
  'reviews, rendered': scopes.flatMap((scope) => {
    const path = [...new URLSearchParams(scope).values()].map((part) => `/${part}`).join('');
    return ['?page=3', '?q=mesin', '?sort=highest'].map((query) => `/review-pengguna${path}${query}`);
  }),
  'feed and sitemap': [
    ...['/feed.atom', '/feed/tips-mobil.atom', '/sitemap.xml', '/sitemap/articles.xml', '/sitemap/news.xml'],
    ...Array.from({ length: 10 }, (_, at) => `/sitemap/articles-${at + 1}.xml`),
  ],
};
