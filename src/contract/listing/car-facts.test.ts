import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { carFactShape } from './car-facts.schema.ts';
import { carFact, carFactNames, comparedFacts } from './car-facts.ts';
import { carFactsOf, factProblem, factsOfForm, formOfFacts } from './car-facts-form.ts';

const form = {
  ownership: '2',
  taxPaidUntil: '2027-03',
  bpkbHolder: 'dealer',
  serviceRecord: '1',
  accidentFree: '0',
  floodFree: '1',
  isInsurance: '1',
};
const facts = {
  ownership: 2,
  taxPaidUntil: '2027-03',
  bpkbHolder: 'dealer',
  serviceRecord: true,
  accidentFree: false,
  floodFree: true,
  isInsurance: true,
};

test('every fact has the same value in a form, in the database and in an answer', () => {
  expect(Object.keys(form).sort()).toEqual([...carFactNames].sort());
  expect(factsOfForm(form)).toEqual(facts);
  expect(formOfFacts(factsOfForm(form))).toEqual(form);
  expect(z.parse(z.object(carFactShape()), facts)).toEqual(facts);
});

test('what is not said is unknown, also in an answer of before the fact was added', () => {
  const unknown = carFactsOf({});
  expect(factsOfForm({})).toEqual(unknown);
  expect(formOfFacts(unknown)).toEqual({ isInsurance: '0' });
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
  expect(factProblem(name, text)).toBe(name === 'taxPaidUntil' ? 'month' : 'unknown_choice');
  expect(factsOfForm({ [name]: text })).toEqual(carFactsOf({}));
});

test('an answer with another value is refused', () => {
  const answer = z.object(carFactShape());
  for (const wrong of [{ ownership: '2' }, { bpkbHolder: 'neighbour' }, { floodFree: 'yes' }])
    expect(z.safeParse(answer, wrong).success).toBe(false);
});

test('facts are compared that a car’s page gives of any car', () => {
  expect(comparedFacts).toEqual(['ownership', 'taxPaidUntil', 'serviceRecord', 'accidentFree', 'floodFree']);
});
