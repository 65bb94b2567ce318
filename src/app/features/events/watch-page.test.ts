import { expect, test } from 'vitest';
import { faultOf } from './watch-page.ts';

function errorAt(stack: string): Error {
  const error = new TypeError('Budi 081234567890 is not a function');
  error.stack = `TypeError: Budi 081234567890 is not a function\n${stack}`;
  return error;
}

test('an error of our own scripts is told by its class and place, without its message', () => {
  const stack =
    '    at t (http://lajur.test/assets/first-DhsSCGQ.js:1:2345)\n    at http://lajur.test/assets/entry-B.js:1:1';
  expect(faultOf('error', errorAt(stack))).toEqual({
    ...{ name: 'page_failed', kind: 'error', error: 'TypeError', place: 'first-DhsSCGQ.js:1:2345' },
  });
  // Firefox and Safari write a place otherwise.
  expect(faultOf('rejection', errorAt('t@http://lajur.test/assets/first-DhsSCGQ.js:1:2345'))).toMatchObject({
    ...{ kind: 'rejection', place: 'first-DhsSCGQ.js:1:2345' },
  });
});

test('errors of extensions, of others and without an error are not told', () => {
  expect(faultOf('error', errorAt('    at chrome-extension://abc/content.css:1:1'))).toBeUndefined();
  expect(faultOf('error', new TypeError('x'))).toBeUndefined();
  expect(faultOf('error', null)).toBeUndefined();
  expect(faultOf('rejection', 'text that a visitor typed')).toBeUndefined();
});

test('a name that is no class is not passed on', () => {
  const error = errorAt('    at t (http://lajur.test/assets/first-D.js:1:2)');
  error.name = 'Budi 081234567890';
  expect(faultOf('error', error)).toMatchObject({ error: 'Error' });
});
