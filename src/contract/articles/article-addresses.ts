import { type Language, languages } from '#contract/language.ts';
import {
  type ArticleUnit,
  articleUnits,
  articleUnitWords,
  type PostType,
  postTypes,
  postTypeWords,
} from './article.ts';

/*
 * Addresses of the articles' pages, without language prefix. Everything that links to them or reads them
 * (pages, AMP, feeds, sitemaps) does it through these functions.
 */

/** The articles of one kind about one kind of vehicle. */
export type ArticleSection = { readonly postType: PostType; readonly bu: ArticleUnit };

/** What an address shows. Slugs and tags are not checked here. */
export type ArticlePlace =
  /** All articles of one kind. */
  | { readonly view: 'landing'; readonly postType: PostType }
  | ({ readonly view: 'list' } & ArticleSection)
  | ({ readonly view: 'article'; readonly slug: string } & ArticleSection)
  | ({ readonly view: 'tag'; readonly tag: string } & ArticleSection)
  /** The road tests of one model. */
  | ({ readonly view: 'model'; readonly brand: string; readonly model: string } & ArticleSection)
  /** Choosing a model with road tests, or a tag. */
  | { readonly view: 'roadTestForm' }
  | { readonly view: 'tagForm' };

const formPaths = { roadTestForm: '/article/roadTestForm', tagForm: '/article/tagForm' } as const;

/** Indonesian `berita-mobil`, English `car-news`. */
function sectionWord({ postType, bu }: ArticleSection, language: Language): string {
  const [what, whose] = [postTypeWords[postType][language], articleUnitWords[bu][language]];
  return { id: `${what}-${whose}`, en: `${whose}-${what}` }[language];
}

/** The address of a page. A landing has the same one in both languages. */
export function articlePath(place: ArticlePlace, language: Language): string {
  switch (place.view) {
    case 'landing':
      return `/${place.postType}`;
    case 'roadTestForm':
    case 'tagForm':
      return formPaths[place.view];
    case 'list':
      return `/${sectionWord(place, language)}`;
    case 'article':
      return `/${sectionWord(place, language)}/${place.slug}`;
    case 'tag':
      return `/${sectionWord(place, language)}/tag/${place.tag}`;
    case 'model':
      return `/${sectionWord(place, language)}/${place.brand}/${place.model}`;
  }
}

/** The address of an article, from its card. */
export const pathOfArticle = (
  { postType, bu, slug }: ArticleSection & { readonly slug: string },
  language: Language,
): string => articlePath({ view: 'article', postType, bu, slug }, language);

/** Every section. */
export const articleSections: readonly ArticleSection[] = postTypes.flatMap((postType) =>
  articleUnits.map((bu) => ({ postType, bu })),
);

const sectionsByWord = new Map(
  languages.flatMap((language) =>
    articleSections.map((section) => [sectionWord(section, language), { section, language }] as const),
  ),
);

export type ReadArticlePath = {
  readonly place: ArticlePlace;
  /** The language whose words the address has; undefined where both have the same address. */
  readonly language: Language | undefined;
};

/** What a path (without language prefix) shows; undefined for one that is not an article's. */
export function readArticlePath(path: string): ReadArticlePath | undefined {
  const form = (['roadTestForm', 'tagForm'] as const).find((view) => formPaths[view] === path);
  if (form) return { place: { view: form }, language: undefined };
  const [word = '', first, second, ...rest] = path.slice(1).split('/');
  if (rest.length > 0) return undefined;
  const postType = postTypes.find((each) => each === word);
  if (postType !== undefined)
    return first === undefined ? { place: { view: 'landing', postType }, language: undefined } : undefined;
  const found = sectionsByWord.get(word);
  if (!found) return undefined;
  const place = placeIn(found.section, first, second);
  return place && { place, language: found.language };
}

function placeIn(section: ArticleSection, first?: string, second?: string): ArticlePlace | undefined {
  if (first === undefined) return { view: 'list', ...section };
  if (first === '') return undefined;
  if (second === undefined) return { view: 'article', ...section, slug: first };
  if (second === '') return undefined;
  if (first === 'tag') return { view: 'tag', ...section, tag: second };
  if (section.postType !== 'road-test') return undefined;
  return { view: 'model', ...section, brand: first, model: second };
}
