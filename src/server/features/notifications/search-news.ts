import { and, eq, like, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { catalogueSelectionOf, parseSearch } from '#catalogue/parse-search.ts';
import { listQueryOf } from '#catalogue/typed-search/list-query.ts';
import { searchEntry } from '#contract/collections/collections.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import type { SearchService } from '../search/search.service.ts';

const { accountCollections, notifications } = schema;

/** Number of accounts per batch. */
const batch = 100;
/** Minimum time between two messages about the same search. */
const quietMs = 24 * 3_600_000;

type Search = z.infer<typeof searchEntry>;

/** The path of a saved search's list, newest first. */
export function pathOfSearch({ search, q }: Pick<Search, 'search' | 'q'>): string {
  const parameters = new URLSearchParams({ ...(q === '' ? {} : { q }), sort: 'createdAt', order: 'desc' });
  return `${usedCarsPath(search)}?${parameters}`;
}

/** Number of cars of a search published since a time; 0 if its slugs are no longer valid. */
export function newCarsOf(
  service: SearchService,
  { search, q }: Pick<Search, 'search' | 'q'>,
  since: number,
): number {
  const { index, vocabulary } = service.catalogue();
  const parsed = parseSearch(vocabulary, search);
  if (parsed.kind === 'unknown') return 0;
  const { selection, words } = listQueryOf({ index, vocabulary }, parsed.selection, q);
  return index.countSince({ selection: catalogueSelectionOf(selection, vocabulary), words }, since);
}

/**
 * Notifies accounts of cars that are new in a saved search since it was viewed, or since the last message, at
 * most once a day per search. Counting restarts where the last message ended.
 */
export async function tellSearchNews(orm: Orm, service: SearchService, now: number): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await orm
      .select({ accountId: accountCollections.accountId, items: accountCollections.items })
      .from(accountCollections)
      .where(and(eq(accountCollections.kind, 'searches'), sql`${accountCollections.accountId} > ${after}`))
      .orderBy(accountCollections.accountId)
      .limit(batch);
    for (const { accountId, items } of rows) {
      const searches = z.safeParse(z.array(searchEntry), items).data ?? [];
      await tellOne(
        orm,
        service,
        accountId,
        searches.filter(({ isGone }) => isGone !== true),
        now,
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.accountId;
  }
}

async function tellOne(
  orm: Orm,
  service: SearchService,
  accountId: number,
  searches: readonly Search[],
  now: number,
): Promise<void> {
  if (searches.length === 0) return;
  const told = await lastTold(orm, accountId);
  for (const search of searches) {
    const path = pathOfSearch(search);
    const before = told.get(path) ?? 0;
    if (now - before < quietMs) continue;
    const count = newCarsOf(service, search, Math.max(search.lookedAt, before));
    if (count === 0) continue;
    const day = dayInJakarta(now);
    const key = `${path}:${day}`.slice(0, 2000);
    await notify(orm, { accountId, kind: 'search-news', key, facts: { name: search.name, path, count } });
  }
}

/** When an account was last notified of each of its searches, by path. */
async function lastTold(orm: Orm, accountId: number): Promise<Map<string, number>> {
  const rows = await orm
    .select({
      path: sql<string>`${notifications.facts} ->> 'path'`,
      at: sql<string>`max(${notifications.createdAt})`,
    })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), like(notifications.key, 'search-news:%')))
    .groupBy(sql`${notifications.facts} ->> 'path'`);
  return new Map(rows.map(({ path, at }) => [path, new Date(at).getTime()]));
}
