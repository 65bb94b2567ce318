import type { SchemaPlace } from '#app/parts/first/features/seo/schema-org.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ArticleCard } from '#contract/articles/article.schema.ts';
import { pathOfArticle } from '#contract/articles/article-addresses.ts';
import { sectionName } from '#contract/articles/article-names.ts';
import { localeOf, pathInLanguage } from '#contract/language.ts';
import { pictureUrl } from '#contract/listing/picture.ts';

/* Structured data of articles according to https://schema.org. */

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
