import type { Localized } from '#contract/language.ts';

/** The kinds of article. Each has its own word in the addresses of either language. */
export const postTypes = ['berita', 'tips', 'artikel-feature', 'road-test'] as const;
export type PostType = (typeof postTypes)[number];

/** The kinds of vehicle that articles are about: three of the four categories. */
export const articleUnits = ['mobil', 'motor', 'truk'] as const;
export type ArticleUnit = (typeof articleUnits)[number];

export const postTypeWords: Readonly<Record<PostType, Localized>> = {
  berita: { id: 'berita', en: 'news' },
  tips: { id: 'tips', en: 'tips' },
  'artikel-feature': { id: 'artikel-feature', en: 'feature-stories' },
  'road-test': { id: 'road-test', en: 'expert-reviews' },
};

export const articleUnitWords: Readonly<Record<ArticleUnit, Localized>> = {
  mobil: { id: 'mobil', en: 'car' },
  motor: { id: 'motor', en: 'motorcycle' },
  truk: { id: 'truk', en: 'truck' },
};

/** The longest texts, in characters, and the most of everything else. */
export const articleLimits = {
  title: 110,
  summary: 260,
  alt: 200,
  caption: 200,
  slug: 120,
  author: 60,
  body: 60_000,
  /** Lines, and signs that Markdown reads: what rendering a text costs. */
  marks: 3000,
  tags: 6,
  models: 8,
  pictures: 8,
} as const;

export const defaultAuthor = 'Tim Lajur';

/** Words a minute of an unhurried reader. */
const readingSpeed = 200;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / readingSpeed));
