import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Step } from '#contract/site/breadcrumbs.ts';
import type { ArticleUnit, PostType } from './article.ts';
import { type ArticleSection, articlePath } from './article-addresses.ts';

/* What the kinds of article are called on their pages. */

export const postTypeNames: Readonly<Record<PostType, Localized>> = {
  berita: localized('News', 'kind of article'),
  tips: localized('Tips'),
  'artikel-feature': localized('Feature stories'),
  'road-test': localized('Expert reviews'),
};

/** What the articles of a kind are for. */
export const postTypeLeads: Readonly<Record<PostType, Localized>> = {
  berita: localized(
    'What happens in the market for cars, motorcycles and trucks, with figures from the ads on Lajur.',
  ),
  tips: localized('How to buy, sell and look after a vehicle, step by step.'),
  'artikel-feature': localized('Longer stories about vehicles and those who use them.'),
  'road-test': localized('The specification and market price of one model, read with care.'),
};

export const articleUnitNames: Readonly<Record<ArticleUnit, Localized>> = {
  mobil: localized('Cars'),
  motor: localized('Motorcycles'),
  truk: localized('Trucks'),
};

const unitAdjectives: Readonly<Record<ArticleUnit, Localized>> = {
  mobil: localized('Car', 'before a kind of article'),
  motor: localized('Motorcycle', 'before a kind of article'),
  truk: localized('Truck'),
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
