import { type CarFactName, carFact, carFactNames } from '#contract/listing/car-facts.ts';
import { carFactsOf } from '#contract/listing/car-facts-form.ts';

/** A fact's text in a form, and its value. */
function sample(name: CarFactName): [text: string, value: unknown] {
  const fact = carFact(name);
  switch (fact.kind) {
    case 'answer':
      return ['0', false];
    case 'flag':
      return ['1', true];
    case 'count':
      return ['2', 2];
    case 'month':
      return ['2027-03', '2027-03'];
    case 'choice':
      return [fact.choices[0] ?? '', fact.choices[0]];
  }
}

/** A form that states every fact, and the facts. */
export const sampleForm = Object.fromEntries(carFactNames.map((name) => [name, sample(name)[0]]));
export const sampleFacts = carFactsOf(
  Object.fromEntries(carFactNames.map((name) => [name, sample(name)[1]])),
);
