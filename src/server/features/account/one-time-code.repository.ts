import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { otpLimits } from '#contract/account/account.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction, lockName } from '#server/db/transaction.ts';

const { oneTimeCodes } = schema;

/**
 * Number of codes per hour that all devices together can send to one number without waiting. After that, one
 * is sent every few minutes, so that requests by strangers delay the number's owner but do not lock them out.
 */
export const sentToNumberAtOnce = 10;
export const sentToNumberEachSeconds = 180;

/** The recipient's number, and the requester. */
export type CodeOf = { readonly mobile: string; readonly askedBy: string };

export type AskedFor =
  | { readonly isTaken: true; readonly id: number }
  /** Too soon, or too often. */
  | { readonly isTaken: false; readonly reason: 'resend' | 'hour'; readonly waitSeconds: number };

export type SpentTry = {
  readonly id: number;
  readonly codeHash: string;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  /** Remaining tries after this one. */
  readonly triesLeft: number;
};

const counts = z.object({
  rows: z.tuple([
    z.object({
      /** Seconds since the requester's last code; null if there was none in this hour. */
      last: z.nullable(z.number()),
      own: z.number(),
      all: z.number(),
      /** Seconds since the requester's first code of the hour. */
      ownFirst: z.nullable(z.number()),
      /** Seconds since the last code to the number. */
      allLast: z.nullable(z.number()),
    }),
  ]),
});
const hour = 3600;

function refusalOf({ last, own, all, ownFirst, allLast }: z.infer<typeof counts>['rows'][0]) {
  const wait = (seconds: number) => Math.max(1, Math.ceil(seconds));
  if (own >= otpLimits.sentInAnHour)
    return { isTaken: false, reason: 'hour', waitSeconds: wait(hour - (ownFirst ?? 0)) } as const;
  if (all >= sentToNumberAtOnce && allLast !== null && allLast < sentToNumberEachSeconds)
    return { isTaken: false, reason: 'hour', waitSeconds: wait(sentToNumberEachSeconds - allLast) } as const;
  if (last !== null && last < otpLimits.resendSeconds)
    return { isTaken: false, reason: 'resend', waitSeconds: wait(otpLimits.resendSeconds - last) } as const;
  return undefined;
}

export type OneTimeCodeRepository = ReturnType<typeof createOneTimeCodeRepository>;

export function createOneTimeCodeRepository(orm: Orm) {
  const ofRequester = ({ mobile, askedBy }: CodeOf) =>
    and(eq(oneTimeCodes.mobile, mobile), eq(oneTimeCodes.askedBy, askedBy));

  return {
    /** Stores a new code, unless it is too soon or too often. Of concurrent requests one succeeds. */
    async add({ mobile, askedBy }: CodeOf, codeHash: string): Promise<AskedFor> {
      return await inTransaction(orm, async (within) => {
        // Serialised by number, since concurrent requests would count the same codes.
        await lockName(within, `code ${mobile}`);
        const { rows } = z.parse(
          counts,
          await within.execute(sql`
            select count(*)::int as "all",
              count(*) filter (where asked_by = ${askedBy})::int as own,
              extract(epoch from now() - max(created_at) filter (where asked_by = ${askedBy}))::float8 as last,
              extract(epoch from now() - min(created_at) filter (where asked_by = ${askedBy}))::float8 as "ownFirst",
              extract(epoch from now() - max(created_at))::float8 as "allLast"
            from one_time_codes
            where mobile = ${mobile} and created_at > now() - interval '1 hour'`),
        );
        const refusal = refusalOf(rows[0]);
        if (refusal) return refusal;
        const [added] = await within
          .insert(oneTimeCodes)
          .values({
            mobile,
            askedBy,
            codeHash,
            triesLeft: otpLimits.tries,
            expiresAt: sql`now() + make_interval(secs => ${otpLimits.validSeconds}::int)`,
          })
          .returning({ id: oneTimeCodes.id });
        if (!added) throw new Error('a code was not kept');
        return { isTaken: true, id: added.id };
      });
    },

    /** Removes a code that could not be sent. */
    async remove(id: number): Promise<void> {
      await orm.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
    },

    /**
     * Uses up a try of the requester's newest code and returns it; undefined without tries or without a code.
     * The try is counted before the comparison, so that concurrent guesses get no more tries than sequential
     * ones.
     */
    async spendTry(requester: CodeOf): Promise<SpentTry | undefined> {
      const newest = orm
        .select({ id: oneTimeCodes.id })
        .from(oneTimeCodes)
        .where(ofRequester(requester))
        .orderBy(desc(oneTimeCodes.id))
        .limit(1);
      const [spent] = await orm
        .update(oneTimeCodes)
        .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
        .where(and(eq(oneTimeCodes.id, sql`(${newest})`), gt(oneTimeCodes.triesLeft, 0)))
        .returning({
          id: oneTimeCodes.id,
          codeHash: oneTimeCodes.codeHash,
          triesLeft: oneTimeCodes.triesLeft,
          isUsed: sql<boolean>`${oneTimeCodes.usedAt} is not null`,
          isExpired: sql<boolean>`${oneTimeCodes.expiresAt} <= now()`,
        });
      return spent;
    },

    /** All stored codes of the requester, newest first. */
    async known(requester: CodeOf): Promise<{ codeHash: string; isUsed: boolean }[]> {
      return await orm
        .select({
          codeHash: oneTimeCodes.codeHash,
          isUsed: sql<boolean>`${oneTimeCodes.usedAt} is not null`,
        })
        .from(oneTimeCodes)
        .where(ofRequester(requester))
        .orderBy(desc(oneTimeCodes.id));
    },

    /** Marks a code as used. False if another request was first. */
    async use(id: number, within: Orm): Promise<boolean> {
      const used = await within
        .update(oneTimeCodes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
        .returning({ id: oneTimeCodes.id });
      return used.length > 0;
    },

    /** Deletes codes that are neither valid nor counted any longer. */
    async removeOld(): Promise<void> {
      await orm.delete(oneTimeCodes).where(lte(oneTimeCodes.createdAt, sql`now() - interval '1 hour'`));
    },
  };
}
