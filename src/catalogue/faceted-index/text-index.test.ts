import { expect, test } from 'vitest';
import { TextIndex } from './text-index.ts';

test('cached words are bounded, however many tokens they occur in', () => {
  const index = new TextIndex();
  for (let car = 0; car < 20_000; car++) index.set(car, [`abcdefghijklmnopqrstuvwxyz${car}`]);
  for (const word of 'abcdefghijklmnopqrstuvwxyz')
    for (const next of ['', String.fromCharCode(word.charCodeAt(0) + 1)]) {
      index.has(word + next);
      expect(index.rememberedTokens).toBeLessThan(600_000);
    }
  expect(index.setsWith('19999')).toHaveLength(1);
  index.release();
  expect(index.rememberedTokens).toBe(0);
  expect(index.setsWith('19999')).toHaveLength(1);
});
