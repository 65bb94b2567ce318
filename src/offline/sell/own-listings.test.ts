import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keepAccountAnswer } from '#offline/account/account-answers.ts';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { outboxRow } from '#offline/outbox/outbox.schema.ts';
import { isKnownAsOwn } from './own-listings.ts';

let database: DeviceDatabase;

beforeEach(async () => {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
});

afterEach(() => database.delete());

test('a listing is the account’s own where the server listed it, on any page, and no other account’s', async () => {
  await keepAccountAnswer(database, 'sari', 'ownListings', { items: [{ id: 7 }] });
  await keepAccountAnswer(database, 'sari', 'ownListings?[["page","2"]]', { items: [{ id: 8 }] });
  await keepAccountAnswer(database, 'sari', 'bookingOffers', { items: [{ id: 9 }] });
  await keepAccountAnswer(database, 'budi', 'ownListings', { items: 'of another version' });
  const known = [7, 8, 9].map((id) => isKnownAsOwn(database, 'sari', id));
  expect(await Promise.all(known)).toEqual([true, true, false]);
  expect(await isKnownAsOwn(database, 'budi', 7)).toBe(false);
  expect(await isKnownAsOwn(database, undefined, 7)).toBe(false);
});

test('a listing sent from this device is the visitor’s own, whichever account sent it', async () => {
  const row = { kind: 'status', draftId: null, change: 'sold', state: 'sent' };
  await database.outbox.bulkPut([
    z.parse(outboxRow, { ...row, id: 'a', owner: 'sari', listing: { id: 7, revision: 1 } }),
    z.parse(outboxRow, { ...row, id: 'b', owner: 'guest', listing: { id: 8, revision: 1 } }),
  ]);
  expect(await isKnownAsOwn(database, 'sari', 7)).toBe(true);
  expect(await isKnownAsOwn(database, 'sari', 8)).toBe(false);
  expect(await isKnownAsOwn(database, undefined, 8)).toBe(true);
});
