// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAccountId } from '#offline/account/device-keys.ts';
import { openDeviceDatabase } from '#offline/device/device-database.ts';
import { deviceDatabaseName } from '#offline/device/device-database-name.ts';
import { listFavourites, removeFavourite, toggleFavourite } from '#offline/favourites/favourites.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { deviceHolds, isUnnoted, whenDeviceHolds } from './device-note.ts';
import { followDevice } from './follow-device.ts';
import { useDevice, useDeviceIfHeld } from './use-device.ts';

async function database() {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  return opened.database;
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  localStorage.clear();
  await (await database()).delete();
});
afterEach(cleanup);

/** Rendered texts, in order. */
const shown: string[] = [];

function Held() {
  const state = useDeviceIfHeld(['favourites'], listFavourites);
  const text = state.kind === 'known' ? String(state.value?.length ?? 'none') : state.kind;
  useLayoutEffect(() => void shown.push(text), [text]);
  return <output>{text}</output>;
}

function Kept() {
  const state = useDevice(listFavourites);
  return <output>{state.kind === 'known' ? state.value.length : state.kind}</output>;
}

const becomes = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

test('a device that stores nothing does not open its database', async () => {
  render(<Held />);
  await becomes('none');
  expect(await databases()).not.toContain(deviceDatabaseName);
});

test('the note follows additions and deletions', async () => {
  const opened = await database();
  await followDevice(opened);
  expect(deviceHolds('favourites', 'account')).toBe(false);
  const run = vi.fn();
  whenDeviceHolds(['favourites'], run);
  expect(run).not.toHaveBeenCalled();
  await toggleFavourite(opened, listingCard(7), new Date(1000));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await keepAccountId(opened, 'A'.repeat(22));
  await waitFor(() => expect(deviceHolds('account')).toBe(true));
  await removeFavourite(opened, 7);
  await waitFor(() => expect(deviceHolds('favourites')).toBe(false));
  expect(deviceHolds('account')).toBe(true);
});

test('a component reads the device’s data, and every change of it', async () => {
  const opened = await database();
  await followDevice(opened);
  render(<Held />);
  await becomes('none');
  shown.length = 0;
  await toggleFavourite(opened, listingCard(7), new Date(1000));
  await becomes('1');
  // A known state never becomes unknown again: a form below would be unmounted.
  expect(shown).toEqual(['1']);
  await toggleFavourite(opened, listingCard(8), new Date(2000));
  await becomes('2');
  cleanup();
  render(<Kept />);
  await becomes('2');
});

test('a database without a note is found', async () => {
  expect(await isUnnoted(deviceDatabaseName)).toBe(false);
  const opened = await database();
  expect(await isUnnoted(deviceDatabaseName)).toBe(true);
  await followDevice(opened);
  expect(await isUnnoted(deviceDatabaseName)).toBe(false);
});
