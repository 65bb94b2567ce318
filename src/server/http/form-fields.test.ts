import { expect, test } from 'vitest';
import { mostFields, parseForm } from './form-fields.ts';

const formOf = (fields: number) => Array.from({ length: fields }, (_, at) => `f${at}=${at}`).join('&');

test('a form is read, repeated fields as lists', () => {
  expect(parseForm('name=Budi+S&city=%C3%A9&id=1&id=2&empty=&flag')).toEqual({
    ...{ name: 'Budi S', city: 'é', id: ['1', '2'], empty: '', flag: '' },
  });
  expect(Object.keys(parseForm(formOf(mostFields)))).toHaveLength(mostFields);
});

test('a form with too many fields is rejected', () => {
  expect(() => parseForm(formOf(mostFields + 1))).toThrow('payload_too_large');
  expect(() => parseForm('&'.repeat(250_000))).toThrow('payload_too_large');
});
