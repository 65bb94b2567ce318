import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { type AmpPlace, ampPath } from '#contract/articles/amp-paths.ts';
import { articleUnits, postTypeWords } from '#contract/articles/article.ts';
import { articlePath } from '#contract/articles/article-addresses.ts';
import { articleItems } from '#contract/articles/article-data.ts';
import {
  articleUnitNames,
  postTypeLeads,
  postTypeNames,
  sectionName,
} from '#contract/articles/article-names.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { ampDocument } from '#server/features/amp/shared/amp-document.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Markup, markup } from '#server/http/markup.ts';
import type { OwnAnswers } from '#server/http/own-answers.ts';
import { cardList, frame, section } from './amp-parts.ts';
import { ampStyle } from './amp-style.ts';
import { ampWords } from './amp-words.ts';

export type IndexPlace = Exclude<AmpPlace, { readonly view: 'article' }>;

type Request = { readonly language: Language; readonly origin: string; readonly page: string | undefined };

/** The name and lead of a page; the same as those of the page itself. */
async function namesOf(ask: OwnAnswers, place: IndexPlace, language: Language) {
  const words = ampWords(language);
  const lead = postTypeLeads[place.postType][language];
  switch (place.view) {
    case 'landing':
      return { title: postTypeNames[place.postType][language], lead };
    case 'list':
      return { title: sectionName(place, language), lead };
    case 'tag': {
      const tags = await ask('contentTags', kindOf(place), language);
      const tag = tags.find(({ slug }) => slug === place.tag)?.name ?? place.tag;
      return { title: words.ofTag(sectionName(place, language), tag), lead: words.aboutTag(tag) };
    }
    case 'model': {
      const models = await ask('contentModels', { categorySlug: place.bu }, language);
      const found = models.find(
        ({ brand, model }) => brand.slug === place.brand && model.slug === place.model,
      );
      const model = found ? `${found.brand.name} ${found.model.name}` : `${place.brand} ${place.model}`;
      return { title: words.ofModel(model), lead: words.aboutModel(model) };
    }
  }
}

const kindOf = (place: IndexPlace): QueryOf<'contentTags'> => ({
  postType: postTypeWords[place.postType].id,
  ...(place.view !== 'landing' && { categorySlug: place.bu }),
});

/** The AMP form of a landing, a section, the articles of a tag, or the road tests of a model. */
export async function indexPage(
  ask: OwnAnswers,
  place: IndexPlace,
  { language, origin, page }: Request,
): Promise<string> {
  const words = ampWords(language);
  const list = await ask(
    'contentList',
    {
      ...kindOf(place),
      ...(page !== undefined && { page }),
      ...(place.view === 'tag' && { tag: place.tag }),
      ...(place.view === 'model' && { brand: place.brand, model: place.model }),
    },
    language,
  );
  const { items, meta } = list;
  if (meta.currentPage > meta.pageCount) throw new AppError('not_found');
  const { title, lead } = await namesOf(ask, place, language);
  const popular =
    place.view === 'landing' && meta.currentPage === 1
      ? await ask('contentPopular', kindOf(place), language)
      : [];
  const path = pathInLanguage(articlePath(place, language), language);
  const named = words.page(title, meta.currentPage);
  return ampDocument({
    ...{ language, origin, title: named, description: lead, css: ampStyle },
    canonical: path + pageSearch(meta.currentPage),
    data: [articleItems(items, { origin, language })],
    body: frame({
      language,
      up: {
        name: postTypeNames[place.postType][language],
        path: ampPath({ view: 'landing', postType: place.postType }, language),
      },
      canonical: path,
      main: markup`<h1>${named}</h1><p class="lead">${lead}</p>${sections(place, language)}${
        items.length === 0
          ? markup`<p>${words.nothing}</p>`
          : section(place.view === 'landing' ? words.latest : words.articles, cardList(items, language))
      }${pages(place, meta, language)}${
        popular.length === 0 ? null : section(words.popular, cardList(popular, language))
      }`,
    }),
  });
}

const pageSearch = (page: number) => (page > 1 ? `?page=${page}` : '');

/** The sections of the same kind. */
function sections({ postType }: IndexPlace, language: Language): Markup {
  return markup`<nav class="chips">${articleUnits.map((bu) => {
    const path = ampPath({ view: 'list', postType, bu }, language);
    return markup`<a href="${pathInLanguage(path, language)}">${articleUnitNames[bu][language]}</a>`;
  })}</nav>`;
}

function pages(
  place: IndexPlace,
  { currentPage, pageCount }: DataOf<'contentList'>['meta'],
  language: Language,
): Markup | null {
  if (pageCount === 1) return null;
  const words = ampWords(language);
  const path = pathInLanguage(ampPath(place, language), language);
  const link = (page: number, name: string) =>
    page < 1 || page > pageCount
      ? markup`<span></span>`
      : markup`<a href="${path + pageSearch(page)}">${name}</a>`;
  return markup`<nav class="pages">${link(currentPage - 1, words.before)}${link(currentPage + 1, words.after)}</nav>`;
}
