import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newClientId } from './new-client-id.ts';

test('it is a UUID in the server’s format, a new one each time', () => {
  const ids = Array.from({ length: 200 }, () => newClientId());
  for (const id of ids) expect(z.safeParse(z.uuid(), id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
