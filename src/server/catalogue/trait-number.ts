import { type CarFactName, carFact } from '#contract/listing/car-facts.ts';
import { statedFacts, traitShift } from '#contract/vehicles/traits.ts';
import { schema } from '#server/db/database.ts';

/** The current month in Jakarta, `YYYY-MM`, as SQL. */
export const presentMonth = `to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM')`;

/** Which of its trait's values a fact has, as SQL: from 1, 0 for none. */
function valueNumber(name: CarFactName, values: number): string {
  const column = schema.listings[name].name;
  const fact = carFact(name);
  switch (fact.kind) {
    case 'answer':
    case 'flag':
      return `case when ${column} then 1 else 0 end`;
    case 'month':
      return `case when ${column} >= ${presentMonth} then 1 else 0 end`;
    case 'count':
      return `least(coalesce(${column}, 0), ${values})`;
    case 'choice': {
      const cases = fact.choices.slice(0, values).map((choice, at) => `when '${choice}' then ${at + 1}`);
      return `case ${column} ${cases.join(' ')} else 0 end`;
    }
  }
}

/** A listing's encoded traits except for that of its price, as SQL (contract/vehicles/traits.ts). */
export const traitNumber = `(${statedFacts
  .map(({ type, fact, values }) => `((${valueNumber(fact, values)}) << ${traitShift(type)})`)
  .join(' + ')})`;
