import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { byPrice, priceOf, sold, variantsAt } from '../truth/new-vehicles.ts';
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
    text: said('{N} sampai {N}% dari harga {*} termurah.', '{N} to {N}% of the price of the cheapest {*}.'),
    is: (_, at) => {
      const [cheapest] = byPrice(sold(variantsAt(at.truth.newVariants, at.page.place)?.variants ?? []));
      if (!cheapest) return undefined;
      const share = (cost = '') => {
        const percent = (100 * Number(cost)) / priceOf(cheapest);
        return [at.written.number(percent, 1), at.written.number(percent)];
      };
      const ideas = ideaOf(at);
      return [ideas.flatMap((row) => share(row.cost_min)), ideas.flatMap((row) => share(row.cost_max))];
    },
  },
];
