import * as z from 'zod/mini';
import { matching } from '#contract/form/form-fields.ts';
import type { FieldSchema } from '#contract/form/form-rules.ts';
import { readMonth } from '#contract/readers/read-date.ts';
import { carFactShape } from './car-facts.schema.ts';
import { type CarFactName, type CarFacts, carFact, carFactNames } from './car-facts.ts';

/* The facts of a car as texts of a form. */

/** A form with some of the facts: what is absent or empty is unknown. */
type FactTexts = Readonly<Partial<Record<CarFactName, string>>>;

/** The value of a text; undefined if it is none. */
export function factValue(name: CarFactName, text: string): CarFacts[CarFactName] | undefined {
  const fact = carFact(name);
  switch (fact.kind) {
    case 'answer':
    case 'flag':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'count': {
      const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
      return count >= 1 && count <= fact.most ? count : undefined;
    }
    case 'month':
      return readMonth(text);
    case 'choice':
      return fact.choices.includes(text) ? text : undefined;
  }
}

/** The text of a fact in a form, if it is not empty. */
export const factField = (name: CarFactName): FieldSchema =>
  matching(
    carFact(name).kind === 'month' ? 'month' : 'unknown_choice',
    (text) => factValue(name, text) !== undefined,
  );

const allFacts = z.lazy(() => z.object(carFactShape()));

/** The facts of some values; what is absent is unknown. */
export const carFactsOf = (values: object): CarFacts => z.parse(allFacts, values);

/** The facts that a form states; what cannot be read is unknown. */
export function factsOfForm(form: FactTexts): CarFacts {
  return carFactsOf(
    Object.fromEntries(carFactNames.map((name) => [name, factValue(name, form[name]?.trim() ?? '')])),
  );
}

/** The texts of a form that states the facts; what is unknown is absent. */
export function formOfFacts(facts: CarFacts): FactTexts {
  const said = carFactNames.flatMap((name) => {
    const value = facts[name];
    if (value === null) return [];
    return [[name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value)] as const];
  });
  return Object.fromEntries(said);
}
