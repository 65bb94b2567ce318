import { expect, test } from 'vitest';
import { UntilChange } from './until-change.ts';

test('works once for each key, and anew after a change', async () => {
  let runs = 0;
  const doubled = new UntilChange(async (key: number) => {
    runs += 1;
    return key * 2;
  });
  expect(await Promise.all([doubled.get(2), doubled.get(2), doubled.get(3)])).toEqual([4, 4, 6]);
  expect(runs).toBe(2);
  doubled.clear();
  expect(await doubled.get(2)).toBe(4);
  expect(runs).toBe(3);
});

test('tries again what failed, and a late failure takes nothing newer away', async () => {
  const outcomes = [Promise.reject(new Error('early')), Promise.resolve('good')];
  const work = new UntilChange(async (_key: string) => await outcomes.shift());
  const early = work.get('a');
  work.clear();
  const late = work.get('a');
  await expect(early).rejects.toThrow('early');
  expect(await late).toBe('good');
  expect(await work.get('a')).toBe('good');
});
