import { type DataOf, endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { ampPath } from '#contract/articles/amp-paths.ts';
import { pathOfArticle } from '#contract/articles/article-addresses.ts';
import { newsArticle } from '#contract/articles/article-data.ts';
import { sectionName } from '#contract/articles/article-names.ts';
import { illustrated } from '#contract/articles/illustrated.ts';
import { dateText } from '#contract/date-text.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { newVehiclesPath, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { ampDocument } from '#server/features/amp/shared/amp-document.ts';
import { dataMarkup, Markup, markup } from '#server/http/markup.ts';
import { cardList, frame, picture, section } from './amp-parts.ts';
import { ampStyle } from './amp-style.ts';
import { ampWords } from './amp-words.ts';

type Article = DataOf<'contentDetail'>;
type Place = { readonly language: Language; readonly origin: string };

/** The AMP form of an article. */
export function articlePage(article: Article, { language, origin }: Place): string {
  const words = ampWords(language);
  const { title, summary, author, published, updated, minutes, pictures, tags, models, related } = article;
  const canonical = pathInLanguage(pathOfArticle(article, language), language);
  const [first, ...others] = pictures;
  const figure = (each: Article['pictures'][number], isFirst: boolean) =>
    markup`<figure>${picture(each, '(min-width: 720px) 688px, 100vw', isFirst)}${
      each.caption === '' ? null : markup`<figcaption>${each.caption}</figcaption>`
    }</figure>`;
  const facts = [
    author,
    dateText(published, 'medium', language),
    words.minutes(minutes),
    ...(updated === null ? [] : [words.updated(dateText(updated, 'medium', language))]),
  ];
  return ampDocument({
    ...{ language, origin, title, description: summary, canonical, css: ampStyle },
    extensions: ['amp-analytics'],
    data: [newsArticle(article, { origin, language })],
    body: frame({
      ...{ language, canonical },
      up: {
        name: sectionName(article, language),
        path: ampPath({ ...article, view: 'list' }, language),
      },
      main: markup`<article><h1>${title}</h1><p class="facts">${facts.join(' · ')}</p><p class="lead">${summary}</p>${
        first ? figure(first, true) : null
      }<div class="text">${illustrated(article.html, others).map(
        ([part, each]) => markup`${new Markup(part)}${each ? figure(each, false) : null}`,
      )}</div></article>${
        tags.length === 0 ? null : section(words.tags, tagLinks(article, language))
      }${models.length === 0 ? null : section(words.models, modelList(models, language))}${
        related.length === 0 ? null : section(words.readOn, cardList(related, language))
      }${viewCount(article.id, origin)}`,
    }),
  });
}

const tagLinks = ({ tags, postType, bu }: Article, language: Language) =>
  markup`<nav class="chips">${tags.map(({ slug, name }) => {
    const path = ampPath({ view: 'tag', postType, bu, tag: slug }, language);
    return markup`<a href="${pathInLanguage(path, language)}">${name}</a>`;
  })}</nav>`;

function modelList(models: Article['models'], language: Language): Markup {
  const words = ampWords(language);
  return markup`<ul class="models">${models.map(({ kind, brand, slug, name, prices, used }) => {
    const known = vehicleKinds.find((each) => each === kind);
    const label = `${brand.name} ${name}`;
    const path = known && newVehiclesPath(known, brand.slug, slug);
    return markup`<li>${
      path === undefined ? label : markup`<a href="${pathInLanguage(path, language)}">${label}</a>`
    }<span class="price">${
      prices === null ? words.unpriced : words.newFrom(formatPrice(prices.min, language))
    }</span>${
      used === null
        ? null
        : markup`<a href="${pathInLanguage(used.url, language)}">${words.used(formatNumber(used.count, language))}</a>`
    }</li>`;
  })}</ul>`;
}

/** Reports a visit once the page is visible, by POST: reading an address changes nothing. */
function viewCount(id: number, origin: string): Markup {
  const request = `${origin}${endpointSchemas.contentCountView.path}?${new URLSearchParams({ postId: String(id), isAmp: '1' })}`;
  const settings = {
    requests: { view: request },
    triggers: { view: { on: 'visible', request: 'view' } },
    transport: { beacon: true, xhrpost: true, image: false },
  };
  return markup`<amp-analytics><script type="application/json">${dataMarkup(settings)}</script></amp-analytics>`;
}
