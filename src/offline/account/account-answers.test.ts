import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openDeviceDatabase } from '#offline/device/device-database.ts';
import { askedAtMost, keepAccountAnswer } from './account-answers.ts';

test('the latest responses to calls with parameters are kept, and all others', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const opened = await openDeviceDatabase('lajur-answers');
  if (!opened.ok) throw new Error(opened.failure);
  const { database } = opened;
  await keepAccountAnswer(database, 'sari', 'userProfile', {});
  for (let page = 1; page <= askedAtMost + 5; page += 1) {
    vi.advanceTimersByTime(1000);
    await keepAccountAnswer(database, 'sari', `ownListings?page=${page}`, {});
  }
  const names = (await database.accountAnswers.toArray()).map(({ name }) => name);
  expect(names).toHaveLength(askedAtMost + 1);
  expect(names).toContain('userProfile');
  expect(names).not.toContain('ownListings?page=5');
  expect(names).toContain('ownListings?page=6');
  vi.useRealTimers();
  await database.delete();
});
