import { expect, test } from 'vitest';
import { inputsOf, searchWith } from './inputs.ts';

const begin = inputsOf('');

test('an address without numbers, or with wrong ones, is as the calculators begin', () => {
  for (const search of ['?va=', '?va=-5', '?va=1e3', '?va=99999999', '?km=abc&dari=101&bbm=0', '?ev=<b>&x=1'])
    expect(inputsOf(search), search).toEqual(begin);
});

test('an address has what was entered, and nothing else', () => {
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

test('a zero that was entered is not what is not entered', () => {
  expect(inputsOf(searchWith('', { tahunan: 0 })).tahunan).toBe(0);
  expect(begin.tahunan).toBe(-1);
});
