import { type ArticleUnit, articleUnits, postTypes } from '#contract/articles/article.ts';
import { type Database, schema } from '#server/db/database.ts';
import { beginAgain, pick, random, word, words } from './random-words.ts';

export const articleCount = 10_000;
const wordsEach = 250;

export const tags = ['pajak', 'banjir', 'servis', 'kredit', 'ban', 'mesin', 'asuransi', 'mudik'] as const;
const models = [
  'mobil/toyota/avanza',
  'mobil/honda/brio',
  'mobil/suzuki/ertiga',
  'motor/honda/beat',
] as const;

/** Of 2,000 words, with headings, lists and links, as Markdown. */
const longText = () =>
  Array.from(
    { length: 10 },
    () =>
      `## ${words(4)}\n\n${words(60)} **${word()}** [${word()}](/mobil-bekas).\n\n${words(65)}\n\n- ${words(12)}\n- ${words(12)}\n- ${words(12)}\n\n${words(30)}`,
  ).join('\n\n');
const longArticles = 120;
/** Their pages. */
export const longPaths: string[] = [];

export async function insertArticles(database: Database): Promise<void> {
  const { orm } = database;
  beginAgain();
  longPaths.length = 0;
  await orm.insert(schema.articleTags).values(tags.map((slug) => ({ slug, nameId: slug, nameEn: slug })));
  for (let from = 0; from < articleCount; from += 250) {
    const rows = Array.from({ length: 250 }, (_, at) => {
      const number = from + at + 1;
      const day = new Date(Date.UTC(2026, 10, 20) - Math.floor(number / 4) * 86_400_000);
      return {
        ...{ id: number, key: `bench/${number}`, postType: pick(postTypes), author: 'Tim Lajur' },
        bu: pick<ArticleUnit>(articleUnits),
        publishedOn: day.toISOString().slice(0, 10),
        tags: [...new Set([pick(tags), pick(tags)])],
        models: [pick(models)],
        ...{ pictures: ['drawn.engine.biru'], isFeatured: number % 50 === 0, contentHash: String(number) },
        views: Math.floor(random() ** 4 * 100_000),
      };
    });
    await orm.insert(schema.articles).values(rows);
    for (const { id, postType, bu } of rows)
      if (id > articleCount - longArticles) longPaths.push(`/${postType}-${bu}/bench-${id}`);
    await orm.insert(schema.articleTexts).values(
      rows.flatMap(({ id }) =>
        (['id', 'en'] as const).map((language) => ({
          ...{ articleId: id, language, slug: `bench-${id}`, title: words(7), summary: words(15) },
          ...{
            alts: ['Mesin'],
            captions: [''],
            body: id > articleCount - longArticles ? longText() : words(wordsEach),
            words: wordsEach,
          },
        })),
      ),
    );
  }
}
