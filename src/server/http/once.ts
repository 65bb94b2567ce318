import { eq } from 'drizzle-orm';
import type { OnceEndpointName } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from './app-error.ts';

const { submissions } = schema;

/** Owner of what neither an account nor a device has sent: anyone with the key may send it again. */
const anyone = 'anyone';
/** Kind of keys from before they were noted with their endpoint: they are the owner's at any. */
const earlier = 'earlier';

const usedWords = localized('This id has been used for another change.');
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
   * @param action which of several things the endpoint does; a key that was used for another one is refused
   * @throws AppError as `openOnce`, where a call at the same time was first
   */
  change<Result>(work: (transaction: Orm) => Promise<Result>, action?: string): Promise<Changed<Result>>;
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

  /** The kind of the change that was made; undefined for a new key. */
  async function madeBefore(within: Orm): Promise<string | undefined> {
    const [row] = await within.select().from(submissions).where(eq(submissions.clientId, clientId));
    if (!row) return undefined;
    if (row.owner !== anyone && !owners.includes(row.owner)) throw new AppError('not_found');
    const [at] = row.kind.split(' ');
    if (at !== endpoint && at !== earlier) throw usedForAnother(language);
    return row.kind;
  }

  /** Whether the key was free. Waits for a concurrent transaction with the same one. */
  async function take(transaction: Orm, kind: string): Promise<boolean> {
    const added = await transaction
      .insert(submissions)
      .values({ clientId, kind, owner })
      .onConflictDoNothing()
      .returning({ clientId: submissions.clientId });
    return added.length > 0;
  }

  /** @throws AppError `bad_request` if it was another thing that was done */
  function asBefore(made: string, kind: string): { readonly isNew: false } {
    if (made !== kind && made !== earlier) throw usedForAnother(language);
    return { isNew: false };
  }

  const before = await madeBefore(orm);
  const isRepeat = before !== undefined;
  let isSettled = isRepeat;
  const once: Once = {
    isRepeat,
    async change(work, action) {
      isSettled = true;
      const kind = action === undefined ? endpoint : `${endpoint} ${action}`;
      if (before !== undefined) return asBefore(before, kind);
      return await inTransaction(orm, async (transaction) => {
        if (await take(transaction, kind)) return { isNew: true, result: await work(transaction) };
        const meanwhile = await madeBefore(transaction);
        // Deleted since, with its account.
        if (meanwhile === undefined) throw new AppError('unavailable');
        return asBefore(meanwhile, kind);
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
