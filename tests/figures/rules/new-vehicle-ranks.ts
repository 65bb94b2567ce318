import { mostListed } from '#server/features/new-vehicles/shared/ordered-models.ts';
import type { At, Rule } from '../rule.ts';
import { said } from '../said.ts';
import { modelsOnSale } from '../truth/new-vehicles.ts';
import { tableOf } from '../truth/tables.ts';

/** The models on sale of a ranked list's kind, told apart by whether deliveries of its year are known. */
function rankedAt({ page, truth }: At) {
  const kind = page.place.slice(1).replace('-populer', '');
  const delivered = tableOf('new-vehicles/wholesales.csv').filter((row) => row.kind === kind);
  const year = delivered
    .map((row) => row.year ?? '')
    .sort()
    .at(-1);
  const known = new Set(
    delivered.filter((row) => row.year === year).map(({ brand, model }) => `${brand}/${model}`),
  );
  const own = modelsOnSale(truth.newVariants.filter((each) => each.kind === kind));
  const isKnown = ([first]: (typeof own)[number]) => known.has(`${first?.brand}/${first?.model}`);
  return { known: own.filter(isKnown).length, unknown: own.filter((each) => !isKnown(each)).length };
}

export const newVehicleRanks: readonly Rule[] = [
  {
    name: 'new: models of a ranked list',
    pages: /-populer$/,
    text: said('{N} {*} paling banyak {*}', 'The {N} new {*} delivered most {*}'),
    is: (_, at) => [at.written.number(Math.min(mostListed, rankedAt(at).known))],
  },
  {
    name: 'new: models without a figure',
    pages: /-populer$/,
    text: said('{*} {N} model {*}', '{*} {N} more models {*}'),
    is: (_, at) => [at.written.number(rankedAt(at).unknown)],
  },
];
