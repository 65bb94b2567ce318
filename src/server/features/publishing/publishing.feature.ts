import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { readingMinutes } from '#contract/articles/article.ts';
import { articleContent, articleTitle } from '#contract/articles/article-content.ts';
import type { ArticleStep } from '#contract/articles/article-desk.schema.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { slugify } from '#contract/slug.ts';
import type { AuditAction } from '#contract/staff/audit.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Feature } from '#server/feature.ts';
import {
  addEdit,
  type Document,
  lockDocument,
  openImported,
  readDocument,
} from '#server/features/articles/shared/article-documents.ts';
import { renderArticle } from '#server/features/articles/shared/render-article.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { cleanLine } from '#server/reading/clean-text.ts';
import {
  isStoredKey,
  lockPictures,
  lockPublishing,
  publishContent,
  requirePublishable,
} from './publish-document.ts';
import { startPublishingJob } from './publishing-job.ts';
import { chosenContent, readDesk, readForEditors, readHistory, readRevision } from './read-desk.ts';

const { articles, articleTags } = schema;

const actions: Readonly<Record<ArticleStep, AuditAction>> = {
  publish: 'publish-article',
  schedule: 'schedule-article',
  unschedule: 'unschedule-article',
  'take-down': 'take-down-article',
  'put-back': 'put-back-article',
};

/** The states that a step leads from. */
const stepsFrom: Readonly<Record<ArticleStep, readonly Document['state'][]>> = {
  publish: ['draft', 'scheduled', 'live', 'down'],
  schedule: ['draft', 'scheduled', 'down'],
  unschedule: ['scheduled'],
  'take-down': ['live'],
  'put-back': ['down'],
};

const timeTexts = localized('Choose a time in the future, within a year.');
const tagTexts = localized('Write the tag’s name with letters or digits.');

/** Writing and publishing articles, for staff; 404 for all other callers (docs/product.md#publishing-articles). */
export const publishingFeature: Feature<'database' | 'newVehicles'> = (app, { database, newVehicles }) => {
  const { orm } = database;
  const trail = createAuditTrail(database);

  const job = startPublishingJob({ database, catalogue: newVehicles.current }, (line) => app.log.warn(line));
  app.addHook('onClose', job.stop);

  serveEndpoint(app, 'staffArticles', async (query) => {
    return await readDesk(orm, query);
  });

  serveEndpoint(app, 'staffArticle', async ({ id }) => {
    return { article: await readForEditors(orm, id) };
  });

  serveEndpoint(
    app,
    'staffSaveArticle',
    async ({ id, revision, kind, content: json }, { account: { id: actorId }, language }) => {
      const content = contentOf(json, language);
      await inTransaction(orm, async (transaction) => {
        await lockDocument(transaction, id);
        const before = await openDocument(transaction, id);
        // Sent again after its answer was lost.
        if (before && JSON.stringify(before.content) === JSON.stringify(content)) return;
        if (!before && revision === 0 && !isMadeHere(id)) throw new AppError('not_found');
        if ((before?.revision ?? 0) !== revision) throw new AppError(before ? 'conflict' : 'not_found');
        const keys = content.pictures.map(({ key }) => key).filter(isStoredKey);
        const stored = await lockPictures(transaction, keys);
        if (keys.some((key) => !stored.has(key))) throw new AppError('photo_missing');
        await addEdit(transaction, before, { id, kind, content, actorId });
      });
      return { article: await readForEditors(orm, id) };
    },
  );

  serveEndpoint(app, 'staffPublishArticle', async (query, { account: { id: actorId }, once, language }) => {
    const { id, step } = query;
    const { isNew } = await trail.once({ action: actions[step], actorId, once }, async (transaction) => {
      await lockPublishing(transaction);
      await lockDocument(transaction, id);
      const document = await openDocument(transaction, id);
      if (!document) throw new AppError('not_found');
      // What has never been public has no time, and cannot be put back.
      const isPossible =
        stepsFrom[step].includes(document.state) && (step !== 'put-back' || document.publishAt !== null);
      if (document.revision !== query.revision || !isPossible) throw new AppError('conflict');
      await takeStep(transaction, document, { ...query, actorId, language });
      return { facts: { article: articleTitle(document.content) } };
    });
    if (isNew) await database.announceChange();
    return { article: await readForEditors(orm, id) };
  });

  async function takeStep(
    transaction: Orm,
    document: Document,
    {
      step,
      publishAt,
      actorId,
      language,
    }: ParsedQueryOf<'staffPublishArticle'> & { actorId: number; language: Language },
  ): Promise<void> {
    const { id, content, articleId } = document;
    const edit = { id, kind: step, content, actorId };
    const setPublic = async (isPublic: boolean) => {
      if (articleId !== null)
        await transaction.update(articles).set({ isPublic }).where(eq(articles.id, articleId));
    };
    const now = new Date();
    switch (step) {
      case 'publish': {
        await requirePublishable(transaction, document, newVehicles.current(), language);
        // An article that has been public keeps its date.
        const at =
          articleId !== null && document.publishAt && document.publishAt < now ? document.publishAt : now;
        const stored = await publishContent(transaction, document, at);
        await addEdit(transaction, document, edit, {
          ...{ articleId: stored, state: 'live', publishAt: at, isChosen: true },
        });
        return;
      }
      case 'schedule': {
        const at = new Date(publishAt ?? Number.NaN);
        const yearAhead = now.getTime() + 366 * 24 * 3_600_000;
        if (!(at > now && at.getTime() < yearAhead))
          throw new AppError('validation_failed', { publishAt: [timeTexts[language]] }, language);
        await requirePublishable(transaction, document, newVehicles.current(), language);
        await setPublic(false);
        await addEdit(transaction, document, edit, { state: 'scheduled', publishAt: at, isChosen: true });
        return;
      }
      case 'unschedule':
        await setPublic(false);
        await addEdit(transaction, document, edit, {
          ...{ state: articleId === null ? 'draft' : 'down', publishAt: null },
        });
        return;
      case 'take-down':
        await setPublic(false);
        await addEdit(transaction, document, edit, { state: 'down' });
        return;
      case 'put-back': {
        // As it was: changes since are published by themselves.
        await setPublic(true);
        const chosen = await chosenContent(transaction, document);
        await addEdit(transaction, document, edit, {
          state: 'live',
          isChosen: JSON.stringify(chosen) === JSON.stringify(content),
        });
      }
    }
  }

  serveEndpoint(app, 'staffArticleHistory', async ({ id, page = 1 }) => {
    return await readHistory(orm, id, page);
  });

  serveEndpoint(app, 'staffArticleRevision', async ({ id, revision }) => {
    return await readRevision(orm, id, revision);
  });

  serveEndpoint(app, 'staffArticlePreview', async ({ language, content }) => {
    const { html, headings, words } = renderArticle(content, language);
    return { html, headings, minutes: readingMinutes(words) };
  });

  serveEndpoint(app, 'staffArticleNames', async () => {
    const tags = await orm.select().from(articleTags).orderBy(articleTags.nameId);
    return {
      tags: tags.map(({ slug, nameId, nameEn }) => ({ slug, id: nameId, en: nameEn })),
      models: [...newVehicles.current()].flatMap(([kind, brands]) =>
        brands.flatMap(({ slug: brandSlug, name: brandName, models }) =>
          models.map(({ slug, name }) => ({
            key: `${kind}/${brandSlug}/${slug}`,
            name: `${brandName} ${name}`,
          })),
        ),
      ),
    };
  });

  serveEndpoint(
    app,
    'staffAddArticleTag',
    async ({ nameId, nameEn }, { account: { id: actorId }, once, language }) => {
      const names = { nameId: cleanLine(nameId), nameEn: cleanLine(nameEn) };
      const slug = slugify(names.nameId);
      if (slug === '' || names.nameEn === '')
        throw new AppError(
          'validation_failed',
          { [slug === '' ? 'nameId' : 'nameEn']: [tagTexts[language]] },
          language,
        );
      await trail.once({ action: 'add-article-tag', actorId, once }, async (transaction) => {
        await transaction
          .insert(articleTags)
          .values({ slug, ...names })
          .onConflictDoNothing();
        return { facts: { article: names.nameId } };
      });
      const [tag] = await orm.select().from(articleTags).where(eq(articleTags.slug, slug));
      return { tag: { slug, id: tag?.nameId ?? names.nameId, en: tag?.nameEn ?? names.nameEn } };
    },
  );
};

const isMadeHere = (id: string) => id.includes('-');

/** The document, made of the public article when it is first opened. */
async function openDocument(orm: Orm, id: string): Promise<Document | undefined> {
  if (!isMadeHere(id)) await openImported(orm, Number(id));
  return await readDocument(orm, id);
}

/** @throws AppError `bad_request` naming the first field that no editor makes */
function contentOf(json: string, language: Language) {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    given = undefined;
  }
  const parsed = z.safeParse(articleContent(), given);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'content';
  const said = localized('This cannot be saved.')[language];
  throw new AppError('bad_request', { [field]: [said] }, language);
}
