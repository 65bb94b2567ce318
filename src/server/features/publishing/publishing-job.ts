import { and, asc, eq, lte } from 'drizzle-orm';
import { type Database, schema } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addEdit, lockDocument, readDocument } from '#server/features/articles/shared/article-documents.ts';
import { isPublicArticle, today } from '#server/features/articles/shared/article-search.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { AppError } from '#server/http/app-error.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import { lockPublishing, publishContent, requirePublishable } from './publish-document.ts';
import { chosenContent } from './read-desk.ts';

const everyMs = 5000;

const { articleDocuments, articles } = schema;

type Given = { readonly database: Database; readonly catalogue: () => NewVehicleCatalogue };

/**
 * Publishes scheduled articles whose time has come, each once: a process that gets a document's lock later finds its state changed.
 * One that can no longer be published becomes a draft, with that in its history.
 * @returns how many were published
 */
export async function publishDue({ database, catalogue }: Given, now = new Date()): Promise<number> {
  const due = await database.orm
    .select({ id: articleDocuments.id })
    .from(articleDocuments)
    .where(and(eq(articleDocuments.state, 'scheduled'), lte(articleDocuments.publishAt, now)))
    .orderBy(asc(articleDocuments.publishAt));
  let published = 0;
  for (const { id } of due) {
    const isDone = await inTransaction(database.orm, async (transaction) => {
      await lockPublishing(transaction);
      await lockDocument(transaction, id);
      const document = await readDocument(transaction, id);
      const at = document?.publishAt;
      if (document?.state !== 'scheduled' || !at || at > now) return false;
      const content = await chosenContent(transaction, document);
      const chosen = { ...document, content };
      try {
        await requirePublishable(transaction, chosen, catalogue(), 'id');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const state = document.articleId === null ? 'draft' : 'down';
        if (document.articleId !== null)
          await transaction
            .update(articles)
            .set({ isPublic: false })
            .where(eq(articles.id, document.articleId));
        await addEdit(
          transaction,
          document,
          { id, kind: 'stopped', content: document.content, actorId: null },
          { state },
        );
        return true;
      }
      const articleId = await publishContent(transaction, chosen, at);
      const isEdited = document.revision !== document.chosenRevision;
      await addEdit(
        transaction,
        document,
        { id, kind: 'publish', content, actorId: null },
        { articleId, state: 'live', isChosen: true },
      );
      // What was written after it had been scheduled stays as a draft of changes.
      if (isEdited) {
        const after = await readDocument(transaction, id);
        if (after)
          await addEdit(transaction, after, {
            id,
            kind: 'save',
            content: document.content,
            actorId: document.changedBy,
          });
      }
      return true;
    });
    if (isDone) published += 1;
  }
  if (published > 0) await database.announceChange();
  return published;
}

/** Publishes what is due, also what became due while no server ran, and has lists follow a new day in Jakarta. */
export function startPublishingJob(given: Given, onWarning: (line: string) => void): IntervalJob {
  let day = today();
  const job = startIntervalJob({
    everyMs,
    async work() {
      await publishDue(given);
      if (day === today()) return;
      day = today();
      const [begins] = await given.database.orm
        .select({ id: articles.id })
        .from(articles)
        .where(and(isPublicArticle(), eq(articles.publishedOn, day)))
        .limit(1);
      if (begins) await given.database.announceChange();
    },
    lease: leaseOf(given.database, 'publishing'),
    failed: 'scheduled articles could not be published',
    onWarning,
  });
  void job.run();
  return job;
}
