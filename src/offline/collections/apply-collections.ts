import type { CollectionEntry, Collections } from '#contract/collections/collections.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { keepAccountAnswer } from '#offline/account/account-answers.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { keptCardOf } from '#offline/listing/kept-card.ts';
import { contentOf, entriesHere, type Gathered, type Merged, mergedName, readMerged } from './collections.ts';

type Table<Key> = {
  toCollection(): { primaryKeys(): PromiseLike<Key[]> };
  bulkDelete(keys: Key[]): PromiseLike<void>;
};

/**
 * The difference from the account's response: entries missing here, and entries the account no longer has.
 */
function difference<Key, Item extends CollectionEntry & { readonly id: Key }>(
  answered: readonly Item[],
  sent: readonly Item[],
  here: ReadonlySet<Key>,
  now: readonly Item[],
): { missing: Item[]; gone: Key[]; newer: Item[] } {
  const told = new Map(sent.filter(({ isGone }) => !isGone).map((entry) => [entry.id, entry]));
  const kept = new Set(answered.map(({ id }) => id));
  // A local change made since the request is newer than the response; it is sent next time.
  const changed = new Set<Key>(
    now.flatMap((entry) => {
      const before = told.get(entry.id);
      return before && contentOf(before) !== contentOf(entry) ? [entry.id] : [];
    }),
  );
  return {
    // An entry that was sent but no longer exists here was removed meanwhile; the removal is sent next time.
    missing: answered.filter(({ id }) => !here.has(id) && !told.has(id)),
    gone: [...told.keys()].filter((id) => here.has(id) && !kept.has(id) && !changed.has(id)),
    newer: answered.filter(({ id, at }) => here.has(id) && !changed.has(id) && (told.get(id)?.at ?? 0) < at),
  };
}

async function keysOf<Key>(table: Table<Key>): Promise<Set<Key>> {
  return new Set(await table.toCollection().primaryKeys());
}

/** The account's cars that this device lacks; they need their cards to be shown. */
export async function missingCars(database: DeviceDatabase, answered: Collections): Promise<number[]> {
  const favourites = await keysOf(database.favourites);
  const viewed = await keysOf(database.viewed);
  const ids = [
    ...answered.favourites.flatMap(({ id }) => (favourites.has(id) ? [] : [id])),
    ...answered.viewed.flatMap(({ id }) => (viewed.has(id) ? [] : [id])),
  ];
  return [...new Set(ids)];
}

/**
 * Applies the account's collections to the device and stores the state both agree on. Cars without a card
 * remain with the account only: they are no longer public.
 */
export async function applyCollections(
  database: DeviceDatabase,
  account: string,
  { entries: sent, before }: Gathered,
  { answered, cards }: { answered: Collections; cards: ReadonlyMap<number, ListingCard> },
): Promise<void> {
  const { favourites, viewed, savedSearches, accountAnswers } = database;
  await database.transaction('rw', favourites, viewed, savedSearches, accountAnswers, async () => {
    const now = await entriesHere(database);
    const cameHere: Merged['cameHere'] = { favourites: [], viewed: [], searches: [] };

    const ofFavourites = difference(
      answered.favourites,
      sent.favourites,
      await keysOf(favourites),
      now.favourites,
    );
    for (const { id, savedAt, price } of ofFavourites.missing) {
      const card = cards.get(id);
      if (!card) continue;
      await favourites.put({ id, savedAt, card: keptCardOf(card), priceWhenSaved: price });
      cameHere.favourites.push(id);
    }
    for (const { id, savedAt, price } of ofFavourites.newer)
      await favourites.update(id, { savedAt, priceWhenSaved: price });
    await favourites.bulkDelete(ofFavourites.gone);

    const ofViewed = difference(answered.viewed, sent.viewed, await keysOf(viewed), now.viewed);
    for (const { id, viewedAt } of ofViewed.missing) {
      const card = cards.get(id);
      if (!card) continue;
      await viewed.put({ id, viewedAt, card: keptCardOf(card) });
      cameHere.viewed.push(id);
    }
    for (const { id, viewedAt } of ofViewed.newer) await viewed.update(id, { viewedAt });
    await viewed.bulkDelete(ofViewed.gone);

    const ofSearches = difference(
      answered.searches,
      sent.searches,
      await keysOf(savedSearches),
      now.searches,
    );
    for (const { at: _at, isGone: _gone, ...search } of ofSearches.missing) {
      await savedSearches.put(search);
      cameHere.searches.push(search.id);
    }
    for (const { at: _at, isGone: _gone, ...search } of ofSearches.newer) await savedSearches.put(search);
    await savedSearches.bulkDelete(ofSearches.gone);

    const agreed = {
      favourites: agreedOn(answered.favourites, sent.favourites, await keysOf(favourites)),
      viewed: agreedOn(answered.viewed, sent.viewed, await keysOf(viewed)),
      searches: agreedOn(answered.searches, sent.searches, await keysOf(savedSearches)),
    };
    const stillHere = <Key>(kind: readonly { readonly id: Key }[], ids: readonly Key[]) =>
      ids.filter((id) => kind.some((entry) => entry.id === id));
    await keepAccountAnswer(database, account, mergedName, {
      entries: agreed,
      cameHere: {
        favourites: stillHere(agreed.favourites, [
          ...(before?.cameHere.favourites ?? []),
          ...cameHere.favourites,
        ]),
        viewed: stillHere(agreed.viewed, [...(before?.cameHere.viewed ?? []), ...cameHere.viewed]),
        searches: stillHere(agreed.searches, [...(before?.cameHere.searches ?? []), ...cameHere.searches]),
      },
    } satisfies Merged);
  });
}

/** Entries that the account has and this device has, or had when it sent them. */
function agreedOn<Item extends CollectionEntry>(
  answered: readonly Item[],
  sent: readonly Item[],
  here: ReadonlySet<unknown>,
): Item[] {
  const told = new Set<unknown>(sent.flatMap(({ id, isGone }) => (isGone ? [] : [id])));
  return answered.filter(({ id }) => here.has(id) || told.has(id));
}

/** At sign-out: removes entries that came to the device only from the account. */
export async function forgetCollectionsOf(database: DeviceDatabase, account: string): Promise<void> {
  const { favourites, viewed, savedSearches, accountAnswers } = database;
  await database.transaction('rw', favourites, viewed, savedSearches, accountAnswers, async () => {
    const known = await readMerged(database, account);
    if (!known) return;
    await favourites.bulkDelete(known.cameHere.favourites);
    await viewed.bulkDelete(known.cameHere.viewed);
    await savedSearches.bulkDelete(known.cameHere.searches);
    await accountAnswers.delete([account, mergedName]);
  });
}
