import { ampPath } from '#contract/articles/amp-paths.ts';
import type { ArticleCard } from '#contract/articles/article.schema.ts';
import { sectionName } from '#contract/articles/article-names.ts';
import { dateText } from '#contract/date-text.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { pictureUrl, pictureWidths } from '#contract/listing/picture.ts';
import { homePath } from '#contract/paths.ts';
import { type Markup, markup } from '#server/http/markup.ts';
import { ampWords } from './amp-words.ts';

type Picture = NonNullable<ArticleCard['picture']>;

/** A picture in every width; the format has its size first, so that nothing moves when it arrives. */
export function picture({ key, alt }: Picture, sizes: string, isFirst = false): Markup {
  const set = pictureWidths.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ');
  return markup`<img src="${pictureUrl(key, 720)}" srcset="${set}" sizes="${sizes}" width="720" height="450" alt="${alt}"${
    isFirst ? null : markup` loading="lazy"`
  }>`;
}

/** Articles in rows, each leading to its own AMP form. */
export function cardList(cards: readonly ArticleCard[], language: Language): Markup {
  const { minutes } = ampWords(language);
  return markup`<ul class="cards">${cards.map((card) => {
    const path = ampPath({ ...card, view: 'article' }, language);
    return markup`<li><a class="card" href="${pathInLanguage(path, language)}">${
      card.picture === null ? markup`<span></span>` : picture({ ...card.picture, alt: '' }, '112px')
    }<span><small class="section">${sectionName(card, language)}</small><b>${card.title}</b><small>${dateText(card.published, 'medium', language)} · ${minutes(card.minutes)}</small></span></a></li>`;
  })}</ul>`;
}

export const section = (heading: string, content: Markup): Markup =>
  markup`<section><h2>${heading}</h2>${content}</section>`;

type Frame = {
  readonly language: Language;
  /** Where the header leads, beside the home page. */
  readonly up: { readonly name: string; readonly path: string };
  /** The page itself, of which this is the AMP form. */
  readonly canonical: string;
  readonly main: Markup;
};

/** Header, content, a link to the page itself, and footer. */
export function frame({ language, up, canonical, main }: Frame): Markup {
  const words = ampWords(language);
  return markup`<header><a class="logo" href="${pathInLanguage(homePath, language)}">lajur</a><a href="${pathInLanguage(
    up.path,
    language,
  )}">${up.name}</a></header><main>${main}<a class="whole" href="${canonical}">${words.whole}</a></main><footer>Lajur · ${words.home}</footer>`;
}
