import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { BucketError } from '#server/photo-store/photo-bucket.ts';
import { errorHandler } from './error-handler.ts';

const failure = (message: string, code?: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error(message), code && { code }));

test.each([
  ['a database that ends', failure('terminating connection due to administrator command', '57P01'), 503],
  ['a lost connection', failure('Connection terminated unexpectedly'), 503],
  ['a pooler without a database', failure('server login has been failing, try again later', '08P01'), 503],
  ['a bucket that refuses', new BucketError('the bucket failed to PUT: it answered 500'), 503],
  ['a disk without room', failure('could not extend file "base/1": No space left on device', '53100'), 503],
  ['a wrong statement', failure('syntax error at or near "selct"', '42601'), 500],
  ['a mistake', new Error('x is undefined'), 500],
])('%s is told so that the call is sent again later', async (_, error, status) => {
  const app = Fastify();
  errorHandler(app);
  app.get('/', () => Promise.reject(error));
  const { statusCode, body } = await app.inject('/');
  expect(statusCode).toBe(status);
  expect(body).not.toContain('select 1');
  await app.close();
});
