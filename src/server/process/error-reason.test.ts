import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { loggedError } from './error-reason.ts';
import { startUpLine } from './start-up-error.ts';

const cause = Object.assign(new Error('invalid input syntax for type bigint: "120000000.5 Budi"'), {
  code: '22P02',
});
const failed = new DrizzleQueryError('insert into listings values ($1, $2)', ['081234567890', 'Budi'], cause);

test.each([
  ['a failed query', failed],
  ['one that is the cause of another', new Error('the import ended', { cause: failed })],
])('of %s nothing is said but why and where', (_, error) => {
  for (const said of [JSON.stringify(loggedError(error)), startUpLine(error)]) {
    expect(said).not.toMatch(/0812|Budi|120000000/);
    expect(said).toContain('error-reason.test.ts');
  }
  expect(JSON.stringify(loggedError(error))).toContain('22P02');
  expect(JSON.stringify(loggedError(failed))).toContain('invalid input syntax for type bigint');
});

test('other errors are said as they are', () => {
  expect(loggedError(new TypeError('x is undefined'))).toMatchObject({
    type: 'TypeError',
    message: 'x is undefined',
  });
});
