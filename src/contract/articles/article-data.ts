import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type Language, localeOf, pathInLanguage } from '#contract/language.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import type { ArticleCard } from './article.schema.ts';
import { pathOfArticle } from './article-addresses.ts';
import { sectionName } from './article-names.ts';

/* Structured data of articles according to https://schema.org. */

type SchemaPlace = { readonly origin: string; readonly language: Language };

const context = 'https://schema.org';

const addressOf = (card: ArticleCard, { origin, language }: SchemaPlace) =>
  origin + pathInLanguage(pathOfArticle(card, language), language);

export const articleItems = (cards: readonly ArticleCard[], place: SchemaPlace): object => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: card.title,
    url: addressOf(card, place),
  })),
});

export function newsArticle(article: DataOf<'contentDetail'>, place: SchemaPlace): object {
  const { title, summary, author, published, updated, pictures, tags } = article;
  const publisher = {
    '@type': 'Organization',
    name: 'Lajur',
    url: place.origin,
    logo: { '@type': 'ImageObject', url: `${place.origin}/icons/icon-512.png` },
  };
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    mainEntityOfPage: addressOf(article, place),
    inLanguage: localeOf[place.language],
    articleSection: sectionName(article, place.language),
    keywords: tags.map(({ name }) => name),
    image: pictures.map(({ key }) => place.origin + pictureUrl(key, 960)),
    datePublished: published,
    dateModified: updated ?? published,
    author: { '@type': 'Organization', name: author, url: place.origin },
    publisher,
  };
}
