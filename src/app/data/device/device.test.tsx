// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceDatabaseName } from '#offline/device/device-database-name.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openDevice } from './device.ts';
import { follow } from './follow.ts';
import { useDevice } from './use-device.ts';

afterEach(cleanup);

function Count() {
  const state = useDevice((database) => database.deviceKeys.count());
  return <output>{state.kind === 'known' ? state.value : state.kind}</output>;
}
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

async function keep(id: 'account' | 'device'): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  await opened.database.deviceKeys.put({ id, value: 'x' });
}

async function clear(): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await opened.database.deviceKeys.clear();
}

test('a write is not part of a query that waits for the database with it', async () => {
  render(<Count />);
  // By now the query has started and the database is being opened.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(Array.from({ length: 9 }, () => keep('device')));
  await shows('1');
  await clear();
});

test('a page goes on with an empty database after its own was deleted', async () => {
  await keep('account');
  render(<Count />);
  await shows('1');
  const deleting = indexedDB.deleteDatabase(deviceDatabaseName);
  await new Promise((resolve) => {
    deleting.onsuccess = resolve;
  });
  await shows('0');
  await keep('account');
  await keep('device');
  await shows('2');
});

test('after the device was deleted, its replacement is followed, and its own queries have ended', async () => {
  await clear();
  const told = vi.fn<(count: number) => void>();
  await follow(({ deviceKeys }) => deviceKeys.count(), told);
  const opened = await openDevice();
  if (!opened.ok) return expect.unreachable();
  const { deviceKeys } = opened.database;
  const reads = [vi.spyOn(deviceKeys, 'count'), vi.spyOn(deviceKeys, 'get')];
  await keep('account');
  await eventually(() => expect(told).toHaveBeenLastCalledWith(1));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(deviceDatabaseName).onsuccess = resolve;
  });
  await eventually(() => expect(told).toHaveBeenLastCalledWith(0));
  for (const read of reads) read.mockClear();
  await keep('account');
  await eventually(() => expect(told).toHaveBeenLastCalledWith(1));
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});
