// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deviceDatabaseName } from '#offline/device/device-database-name.ts';
import { openDevice } from './device.ts';
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
