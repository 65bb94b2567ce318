import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/http/app-error.ts';
import { sellerWords } from './seller-words.ts';

const { submissions } = schema;

export type Submission = {
  /** The client's idempotency key. */
  readonly clientId: string;
  readonly kind: 'create' | 'update' | 'status';
  /** Owners of the call; it is stored for the first. */
  readonly owners: readonly string[];
  readonly language: Language;
};
export type Submissions = ReturnType<typeof createSubmissions>;

/** Runs changes once per idempotency key, however often and over how many connections they are sent. */
export function createSubmissions(database: Database) {
  /**
   * @throws AppError `not_found` for another owner's key, `bad_request` for a key that was used for something
   * else
   */
  async function known(
    orm: Orm,
    { clientId, kind, owners, language }: Submission,
  ): Promise<number | undefined> {
    const [row] = await orm.select().from(submissions).where(eq(submissions.clientId, clientId));
    if (!row) return undefined;
    if (!owners.includes(row.owner) || row.listingId === null) throw new AppError('not_found');
    if (row.kind !== kind) throw new AppError('bad_request', { clientId: [sellerWords[language].clientId] });
    return row.listingId;
  }

  async function attempt(
    submission: Submission,
    owner: string,
    work: (transaction: Orm) => Promise<number>,
  ): Promise<{ listingId: number; isNew: boolean }> {
    const { clientId, kind } = submission;
    return await inTransaction(database.orm, async (transaction) => {
      // Waits for a concurrent transaction with the same key.
      const [added] = await transaction
        .insert(submissions)
        .values({ clientId, kind, owner })
        .onConflictDoNothing()
        .returning({ clientId: submissions.clientId });
      if (!added) {
        const listingId = await known(transaction, submission);
        if (listingId === undefined) throw new AppError('unavailable');
        return { listingId, isNew: false };
      }
      const listingId = await work(transaction);
      await transaction.update(submissions).set({ listingId }).where(eq(submissions.clientId, clientId));
      return { listingId, isNew: true };
    });
  }

  return {
    /**
     * Runs `work` in a transaction, unless it has run before: then only its listing is returned.
     * @throws AppError `unauthorized` without an owner, and like `known`
     */
    async once(
      submission: Submission,
      work: (transaction: Orm) => Promise<number>,
    ): Promise<{ listingId: number; isNew: boolean }> {
      const [owner] = submission.owners;
      if (owner === undefined) throw new AppError('unauthorized');
      const before = await known(database.orm, submission);
      if (before !== undefined) return { listingId: before, isNew: false };
      return await attempt(submission, owner, work);
    },
  };
}
