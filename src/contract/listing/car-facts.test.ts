import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemIn } from '#contract/form/form-rules.ts';
import { sampleFacts, sampleForm } from '#tests/support/sample-facts.ts';
import { carFactShape } from './car-facts.schema.ts';
import { carFact, carFactNames, comparedFacts } from './car-facts.ts';
import { carFactsOf, factField, factsOfForm, formOfFacts } from './car-facts-form.ts';

test('every fact has the same value in a form, in the database and in an answer', () => {
  expect(factsOfForm(sampleForm)).toEqual(sampleFacts);
  expect(formOfFacts(sampleFacts)).toEqual(sampleForm);
  expect(z.parse(z.object(carFactShape()), sampleFacts)).toEqual(sampleFacts);
});

test('what is not said is unknown, also in an answer of before the fact was added', () => {
  const unknown = carFactsOf({});
  expect(factsOfForm({})).toEqual(unknown);
  for (const name of carFactNames) expect(unknown[name]).toBe(carFact(name).kind === 'flag' ? false : null);
});

test.each([
  ['ownership', '0'],
  ['ownership', '21'],
  ['ownership', '1.5'],
  ['taxPaidUntil', 'soon'],
  ['bpkbHolder', 'neighbour'],
  ['accidentFree', 'yes'],
  ['isInsurance', '2'],
] as const)('%s cannot be “%s”', (name, text) => {
  expect(problemIn(factField(name), text)).toBe(name === 'taxPaidUntil' ? 'month' : 'unknown_choice');
  expect(factsOfForm({ [name]: text })).toEqual(carFactsOf({}));
});

test('an answer with another value is refused', () => {
  const answer = z.object(carFactShape());
  for (const wrong of [{ ownership: '2' }, { bpkbHolder: 'neighbour' }, { floodFree: 'yes' }])
    expect(z.safeParse(answer, wrong).success).toBe(false);
});

test('what nobody compares is on no kept card', () => {
  expect(comparedFacts).toContain('accidentFree');
  expect(comparedFacts).not.toContain('isInsurance');
});
