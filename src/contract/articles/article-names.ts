import type { Language, Localized } from '#contract/language.ts';
import type { Step } from '#contract/site/breadcrumbs.ts';
import type { ArticleUnit, PostType } from './article.ts';
import { type ArticleSection, articlePath } from './article-addresses.ts';

/* What the kinds of article are called on their pages. */

export const postTypeNames: Readonly<Record<PostType, Localized>> = {
  berita: { id: 'Berita', en: 'News' },
  tips: { id: 'Tips', en: 'Tips' },
  'artikel-feature': { id: 'Artikel feature', en: 'Feature stories' },
  'road-test': { id: 'Road test', en: 'Expert reviews' },
};

/** What the articles of a kind are for. */
export const postTypeLeads: Readonly<Record<PostType, Localized>> = {
  berita: {
    id: 'Apa yang terjadi di pasar mobil, motor, dan truk, dengan angka dari iklan di Lajur.',
    en: 'What happens in the market for cars, motorcycles and trucks, with figures from the ads on Lajur.',
  },
  tips: {
    id: 'Cara membeli, menjual, dan merawat kendaraan, langkah demi langkah.',
    en: 'How to buy, sell and look after a vehicle, step by step.',
  },
  'artikel-feature': {
    id: 'Cerita panjang tentang kendaraan dan orang yang memakainya.',
    en: 'Longer stories about vehicles and those who use them.',
  },
  'road-test': {
    id: 'Spesifikasi dan harga pasar satu model, dibaca dengan teliti.',
    en: 'The specification and market price of one model, read with care.',
  },
};

export const articleUnitNames: Readonly<Record<ArticleUnit, Localized>> = {
  mobil: { id: 'Mobil', en: 'Cars' },
  motor: { id: 'Motor', en: 'Motorcycles' },
  truk: { id: 'Truk', en: 'Trucks' },
};

const unitAdjectives: Readonly<Record<ArticleUnit, Localized>> = {
  mobil: { id: 'mobil', en: 'Car' },
  motor: { id: 'motor', en: 'Motorcycle' },
  truk: { id: 'truk', en: 'Truck' },
};

/** `Berita mobil`, `Car news`. */
export function sectionName({ postType, bu }: ArticleSection, language: Language): string {
  const what = postTypeNames[postType][language];
  const whose = unitAdjectives[bu][language];
  return { id: `${what} ${whose}`, en: `${whose} ${what.toLowerCase()}` }[language];
}

/** Breadcrumbs from the landing of a kind to a section. */
export const sectionTrail = (section: ArticleSection, language: Language): readonly [Step, Step] => [
  [
    postTypeNames[section.postType][language],
    articlePath({ view: 'landing', postType: section.postType }, language),
  ],
  [sectionName(section, language), articlePath({ view: 'list', ...section }, language)],
];
