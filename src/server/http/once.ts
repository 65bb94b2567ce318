import { eq } from 'drizzle-orm';
import type { OnceEndpointName } from '#contract/api/endpoint-schemas.ts';
import type { Language, Localized } from '#contract/language.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from './app-error.ts';

const { submissions } = schema;

/** Owner of what neither an account nor a device has sent: whoever has the key may send it again. */
const anyone = 'anyone';
/** Kind of keys from before they were noted with their endpoint: they are the owner's at any. */
const earlier = 'earlier';

const usedWords: Localized = {
  id: 'Nomor ini sudah dipakai untuk perubahan lain.',
  en: 'This id has been used for another change.',
};
/** The `clientId` was used for something else. */
export const usedForAnother = (language: Language): AppError =>
  new AppError('bad_request', { clientId: [usedWords[language]] }, language);

/** What a call is known by. */
export type CallKey = {
  readonly clientId: string;
  readonly endpoint: OnceEndpointName;
  /** Owners of the call (`ownersOf`); the key is stored for the first. */
  readonly owners: readonly string[];
  readonly language: Language;
};

/** What came of a change; nothing has run where it had been made before. */
export type Changed<Result> = { readonly isNew: true; readonly result: Result } | { readonly isNew: false };

/** The change of one call, which is made once for its `clientId`, over however many connections it is sent. */
export type Once = {
  /** It had been made when the call came: it is answered as then, without checks that are for what is new. */
  readonly isRepeat: boolean;
  /**
   * Makes the change in a transaction of its own (`inTransaction`), unless it has been made before.
   * @throws AppError as `openOnce`, where a call at the same time was first
   */
  change<Result>(work: (transaction: Orm) => Promise<Result>): Promise<Changed<Result>>;
  /** Says that this call only asks: its `clientId` stays unused. */
  changeNothing(): void;
};

/**
 * Looks up a call's key.
 * @throws AppError `not_found` for another owner's key, `bad_request` for one that was used at another endpoint
 */
export async function openOnce(
  { orm }: Pick<Database, 'orm'>,
  { clientId, endpoint, owners, language }: CallKey,
): Promise<{ readonly once: Once; requireChange(): void }> {
  const [owner = anyone] = owners;

  async function isUsed(within: Orm): Promise<boolean> {
    const [row] = await within.select().from(submissions).where(eq(submissions.clientId, clientId));
    if (!row) return false;
    if (row.owner !== anyone && !owners.includes(row.owner)) throw new AppError('not_found');
    if (row.kind !== endpoint && row.kind !== earlier) throw usedForAnother(language);
    return true;
  }

  /** Whether the key was free. Waits for a concurrent transaction with the same one. */
  async function take(transaction: Orm): Promise<boolean> {
    const added = await transaction
      .insert(submissions)
      .values({ clientId, kind: endpoint, owner })
      .onConflictDoNothing()
      .returning({ clientId: submissions.clientId });
    return added.length > 0;
  }

  const isRepeat = await isUsed(orm);
  let isSettled = isRepeat;
  const once: Once = {
    isRepeat,
    async change(work) {
      isSettled = true;
      if (isRepeat) return { isNew: false };
      return await inTransaction(orm, async (transaction) => {
        if (await take(transaction)) return { isNew: true, result: await work(transaction) };
        // Deleted since, with its account.
        if (!(await isUsed(transaction))) throw new AppError('unavailable');
        return { isNew: false };
      });
    },
    changeNothing() {
      isSettled = true;
    },
  };
  return {
    once,
    /** A handler that changes something by itself would do so for every repeated call. */
    requireChange() {
      if (!isSettled)
        throw new Error(`${endpoint} has neither made a change by \`once\` nor said that it has none`);
    },
  };
}
