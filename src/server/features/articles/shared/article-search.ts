import { and, lte } from 'drizzle-orm';
import { dayInJakarta } from '#contract/dates.ts';
import { schema } from '#server/db/database.ts';

const { articles } = schema;

const mostWords = 8;

/** Today in Jakarta, or a day before or after: an article is public from its day on. */
export const today = (daysLater = 0): string => dayInJakarta(Date.now(), daysLater);

/** What readers see. */
export const isPublicArticle = () => and(articles.isPublic, lte(articles.publishedOn, today()));

/** The words of a text, as the database's search takes them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a search. */
export const searchWords = (text: string): string[] => wordsOf(text).slice(0, mostWords);
