import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { disguise, isLeakedIn } from '#tests/support/disguised-numbers.ts';
import { maskContactDetails } from './contact-details.ts';

it('less than one in twenty disguised numbers gets through', () => {
  const corpus = Array.from({ length: 5000 }, (_, seed) => disguise(seed));
  const leaked = corpus.filter(({ text, digits }) => isLeakedIn(maskContactDetails(text).text, digits));
  expect(leaked.length / corpus.length).toBeLessThan(0.05);
});

it('less than one in a hundred real texts is a false alarm', async () => {
  const file = new URL('../../../tests/support/real-texts.txt', import.meta.url);
  const texts = (await readFile(file, 'utf8')).trim().split('\n');
  const alarms = texts.filter((text) => maskContactDetails(text).text !== text);
  expect(texts.length).toBeGreaterThan(400);
  expect(alarms.length / texts.length, alarms.join('\n')).toBeLessThan(0.01);
});
