import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { disguise, isLeakedIn } from '#tests/support/disguised-numbers.ts';
import { corpusOfDisguises, disguiseKinds, isMissed } from '#tests/support/disguises.ts';
import { findContactDetails, haveContactDetails, maskContactDetails } from './contact-details.ts';

const linesOf = async (name: string): Promise<string[]> => {
  const text = await readFile(new URL(`../../../tests/support/${name}`, import.meta.url), 'utf8');
  return text.trim().split('\n');
};

it('at most three in a hundred contact details get through, of whatever kind of disguise', () => {
  const corpus = corpusOfDisguises(20);
  expect(disguiseKinds.length).toBeGreaterThanOrEqual(40);
  expect(corpus.length).toBeGreaterThanOrEqual(400);
  const missed = corpus.filter((one) => isMissed(one, findContactDetails(one.text)));
  expect(missed.length / corpus.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.03);
  for (const kind of disguiseKinds) {
    const ofKind = missed.filter((one) => one.kind === kind);
    expect(ofKind.length, `${kind}: ${ofKind.map(({ text }) => text).join('\n')}`).toBeLessThanOrEqual(4);
  }
});

it('at most three in a hundred numbers get through, in whatever signs and words', () => {
  const corpus = Array.from({ length: 5000 }, (_, seed) => disguise(seed));
  const leaked = corpus.filter(({ text, digits }) => isLeakedIn(maskContactDetails(text).text, digits));
  expect(leaked.length / corpus.length).toBeLessThanOrEqual(0.03);
});

it.each(['real-texts.txt', 'usual-sentences.txt'])('none of %s is a false alarm', async (name) => {
  const texts = await linesOf(name);
  const alarms = texts.filter((text) => maskContactDetails(text).text !== text);
  expect(texts.length).toBeGreaterThan(90);
  expect(alarms).toEqual([]);
  // Nor between the fields of a listing.
  const together = texts.filter((text) => haveContactDetails(['Budi', 'Toyota Avanza 1.3 G 2019', text]));
  expect(together).toEqual([]);
});
