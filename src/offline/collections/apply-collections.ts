import type {
  CollectionEntry,
  CollectionKind,
  Collections,
  EntryOf,
} from '#contract/collections/collections.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { keepAccountAnswer } from '#offline/account/account-answers.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { contentOf, type Gathered, type Merged, mergedName, readMerged } from './collections.ts';
import { collectionsOn, collectionTables, type DeviceCollection, keysOf } from './device-collections.ts';

/**
 * The difference from the account's response: entries missing here, and entries the account no longer has.
 */
function difference<Item extends CollectionEntry>(
  answered: readonly Item[],
  sent: readonly Item[],
  here: ReadonlySet<Item['id']>,
  now: readonly Item[],
): { missing: Item[]; gone: Item['id'][]; newer: Item[] } {
  const told = new Map(sent.filter(({ isGone }) => !isGone).map((entry) => [entry.id, entry]));
  const kept = new Set(answered.map(({ id }) => id));
  // A local change made since the request is newer than the response; it is sent next time.
  const changed = new Set<Item['id']>(
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

/** The account's cars that this device lacks: they are shown only with their cards. */
export async function missingCars(database: DeviceDatabase, answered: Collections): Promise<number[]> {
  const { favourites, viewed } = collectionsOn(database);
  const lacking = async <Item extends EntryOf['favourites' | 'viewed']>(
    here: DeviceCollection<Item>,
    entries: readonly Item[],
  ) => {
    const keys = await keysOf(here);
    return entries.flatMap(({ id }) => (keys.has(id) ? [] : [id]));
  };
  const ids = [
    ...(await lacking(favourites, answered.favourites)),
    ...(await lacking(viewed, answered.viewed)),
  ];
  return [...new Set(ids)];
}

type Kept<Item extends CollectionEntry> = { readonly entries: Item[]; readonly cameHere: Item['id'][] };

/** Applies one kind; what both sides now agree on, and which of it came from the account. */
async function applyOne<Item extends CollectionEntry>(
  here: DeviceCollection<Item>,
  { answered, sent, cameBefore }: { answered: Item[]; sent: Item[]; cameBefore: readonly Item['id'][] },
  cards: ReadonlyMap<number | string, ListingCard>,
): Promise<Kept<Item>> {
  const { missing, gone, newer } = difference(answered, sent, await keysOf(here), await here.entries());
  const cameHere: Item['id'][] = [...cameBefore];
  for (const entry of missing) {
    const card = cards.get(entry.id);
    if (here.isOfCars && !card) continue;
    await here.add(entry, card);
    cameHere.push(entry.id);
  }
  for (const entry of newer) await here.renew(entry);
  await here.table.bulkDelete(gone);
  const entries = agreedOn(answered, sent, await keysOf(here));
  const agreed = new Set(entries.map(({ id }) => id));
  return { entries, cameHere: cameHere.filter((id) => agreed.has(id)) };
}

type AllEntries = { readonly [Kind in CollectionKind]: EntryOf[Kind][] };
type AllIds = { readonly [Kind in CollectionKind]: EntryOf[Kind]['id'][] };

/**
 * Applies the account's collections to the device and stores the state both agree on. Cars without a card
 * remain with the account only: they are no longer public.
 */
export async function applyCollections(
  database: DeviceDatabase,
  account: string,
  { entries, before }: Gathered,
  { answered, cards }: { answered: Collections; cards: ReadonlyMap<number, ListingCard> },
): Promise<void> {
  const all: AllEntries = answered;
  const sent: AllEntries = entries;
  const came: AllIds | undefined = before?.cameHere;
  const here = collectionsOn(database);
  const apply = <Kind extends CollectionKind>(kind: Kind): Promise<Kept<EntryOf[Kind]>> =>
    applyOne<EntryOf[Kind]>(
      here[kind],
      { answered: all[kind], sent: sent[kind], cameBefore: came?.[kind] ?? [] },
      cards,
    );
  await database.transaction('rw', [...collectionTables(database), database.accountAnswers], async () => {
    const favourites = await apply('favourites');
    const viewed = await apply('viewed');
    const searches = await apply('searches');
    const awaited = await apply('awaited');
    await keepAccountAnswer(database, account, mergedName, {
      entries: {
        favourites: favourites.entries,
        viewed: viewed.entries,
        searches: searches.entries,
        awaited: awaited.entries,
      },
      cameHere: {
        favourites: favourites.cameHere,
        viewed: viewed.cameHere,
        searches: searches.cameHere,
        awaited: awaited.cameHere,
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
  const { accountAnswers } = database;
  await database.transaction('rw', [...collectionTables(database), accountAnswers], async () => {
    const known = await readMerged(database, account);
    if (!known) return;
    const here = collectionsOn(database);
    await here.favourites.table.bulkDelete(known.cameHere.favourites);
    await here.viewed.table.bulkDelete(known.cameHere.viewed);
    await here.searches.table.bulkDelete(known.cameHere.searches);
    await here.awaited.table.bulkDelete(known.cameHere.awaited);
    await accountAnswers.delete([account, mergedName]);
  });
}
