import { expect, test } from 'vitest';
import { inputsOf, searchWith } from './inputs.ts';

const begin = inputsOf('');

test('missing and invalid query parameters fall back to the defaults', () => {
  for (const search of ['?va=', '?va=-5', '?va=1e3', '?va=99999999', '?km=abc&dari=101&bbm=0', '?ev=<b>&x=1'])
    expect(inputsOf(search), search).toEqual(begin);
});

test('the query contains only inputs that differ from the defaults', () => {
  const search = searchWith('?city=bandung&sort=price', {
    va: 6600,
    km: 20_000,
    ev: 'byd.atto-1.dynamic',
    ke: 80,
  });
  expect(search).toBe('city=bandung&sort=price&va=6600&km=20000&ev=byd.atto-1.dynamic');
  expect(inputsOf(search)).toEqual({ ...begin, va: 6600, km: 20_000, ev: 'byd.atto-1.dynamic' });
  expect(searchWith(search, { va: begin.va, km: begin.km, ev: undefined })).toBe('city=bandung&sort=price');
});

test('an entered zero differs from no input', () => {
  expect(inputsOf(searchWith('', { tahunan: 0 })).tahunan).toBe(0);
  expect(begin.tahunan).toBe(-1);
});
