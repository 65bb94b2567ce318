import { asOf } from '#server/features/modification/modification-table.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { byPrice, type NewVariant, priceOf, sold, variantsAt } from '../truth/new-vehicles.ts';
import { tableOf } from '../truth/tables.ts';

const pages = /modifikasi$/;
/** The idea whose title the text or its heading begins with. */
const ideaOf = ({ block, page }: At) =>
  tableOf('modification/ideas.csv').filter((row) => {
    const title = row[`title_${page.language}`] ?? '-';
    return block.text.startsWith(title) || block.heading.startsWith(title);
  });

export const modificationRules: readonly Rule[] = [
  {
    name: 'modification: cost',
    pages,
    text: sentence('{*}{P} – {P} · {*}'),
    is: (_, at) => {
      const ideas = ideaOf(at);
      const { price } = at.written;
      return [
        ideas.map((row) => price(Number(row.cost_min))),
        ideas.map((row) => price(Number(row.cost_max))),
      ];
    },
  },
  {
    name: 'modification: share of the cheapest variant',
    pages,
    text: said('{N} sampai {N}% dari harga {T} termurah.', '{N} to {N}% of the price of the cheapest {T}.'),
    is: (_, at) => {
      const [cheapest] = byPrice(sold(variantsAt(at.truth.newVariants, at.page.place)?.variants ?? []));
      if (!cheapest) return undefined;
      const share = (cost = '') => {
        const percent = (100 * Number(cost)) / priceOf(cheapest);
        return [at.written.number(percent, 1), at.written.number(percent)];
      };
      const ideas = ideaOf(at);
      return [
        ideas.flatMap((row) => share(row.cost_min)),
        ideas.flatMap((row) => share(row.cost_max)),
        nameIn(cheapest.modelName, at.block.text),
      ];
    },
  },
  {
    name: 'modification: ideas',
    pages,
    text: said('{N} ide modifikasi {*}', '{N} ideas for modifying {*}'),
    is: (_, at) => {
      const model = variantsAt(at.truth.newVariants, at.page.place)?.variants;
      const kind = model?.[0]?.kind ?? 'mobil';
      return [String(ideasFor(kind, model).length)];
    },
  },
  {
    name: 'modification: month of the table',
    pages,
    text: said('{*} per {D}{*}[per {D}]{*}', '{*}, {D}; {*}'),
    is: (_, at) => [at.written.date(asOf), at.written.date(asOf)],
  },
  {
    name: 'modification: month of the law',
    pages,
    text: said('{*} per {D}: {*}', '{*} in {D}: {*}'),
    is: (_, at) => [at.written.date(asOf)],
  },
];

/** A name as the sentence has it: with its digits, or with those taken out. */
const nameIn = (name: string, text: string) =>
  text.includes(name) ? [name, name.replace(/\d/g, '#')] : undefined;

/** Ideas that suit a model: for engines those with one, rollers for scooters. */
function ideasFor(kind: string, model: readonly NewVariant[] | undefined) {
  const own = model && sold(model);
  const fuels = (own ?? []).flatMap(({ cells }) => cells.fuel || []);
  return tableOf('modification/ideas.csv').filter((row) => {
    if (row.kind !== kind) return false;
    if (!own) return true;
    if (row.id === 'cvt' && !own.some(({ cells }) => cells.body === 'matik')) return false;
    if (row.needs_engine === 'yes') return fuels.some((fuel) => fuel !== 'listrik');
    return row.needs_engine !== 'electric' || fuels.includes('listrik');
  });
}
