import { expect, test } from 'vitest';
import { keepAccountId } from '#offline/account/device-keys.ts';
import { openOutboxDevice } from '#tests/support/outbox-device.ts';
import { readOpenSteps } from './open-steps.ts';

test('an ad that arrived with an unverified number is one step left, until its number has signed in', async () => {
  const { database, queued, flush } = await openOutboxDevice();
  await queued(1);
  expect(await readOpenSteps(database)).toEqual({ unverified: 0, waiting: 1 });
  await flush();
  await database.outbox.toCollection().modify((row) => {
    if (row.answer) row.answer.status = 'unverified';
  });
  expect(await readOpenSteps(database)).toEqual({ unverified: 1, waiting: 0 });
  await keepAccountId(database, 'somebody');
  expect(await readOpenSteps(database)).toEqual({ unverified: 0, waiting: 0 });
});
