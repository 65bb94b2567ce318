import * as z from 'zod/mini';
import { type CarFactName, type CarFacts, carFact, carFactNames } from './car-facts.ts';

const schemaOfKind = { answer: z.boolean, flag: z.boolean, count: z.number, month: z.string };

type Shape = { readonly [Name in CarFactName]: z.ZodMiniType<CarFacts[Name], CarFacts[Name] | undefined> };

/**
 * The schema of each fact. One that is absent is unknown: answers that an earlier version has cached lack the facts that
 * were added since.
 */
export function carFactShape(): Shape {
  const schemas = carFactNames.map((name) => {
    const fact = carFact(name);
    const value = fact.kind === 'choice' ? z.enum(fact.choices) : schemaOfKind[fact.kind]();
    return [name, fact.kind === 'flag' ? z._default(value, false) : z._default(z.nullable(value), null)];
  });
  return Object.fromEntries(schemas) as Shape;
}
