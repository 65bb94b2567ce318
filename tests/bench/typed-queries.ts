import { readTyped } from '#catalogue/typed-search/read-typed.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { askedPage } from '#server/features/suggest/asked-page.ts';
import { pageNamesOf } from '#server/features/suggest/page-names.ts';
import { realMarket } from '#tests/support/real-market.ts';
import { inOrder, typedQueries, understood } from '#tests/support/typed-queries.ts';

/* Prints what each of the queries is understood as, with its cars in a market of one car a variant. */

const market = realMarket();
const catalogue = readNewVehicles();
const names = pageNamesOf(catalogue);
let right = 0;
const rows = typedQueries().map(({ asked, meant }) => {
  const typed = readTyped(market, asked);
  const page = askedPage(typed, asked, { names, catalogue }, 'id')?.value;
  const { meaning, cars } = understood(market, asked);
  const isRight = meant.startsWith('->')
    ? page?.startsWith(meant.slice(3)) === true
    : page === undefined && meaning === inOrder(market, meant);
  if (isRight) right++;
  const unused = typed.unused.length > 0 ? `, not searched: ${typed.unused.join(', ')}` : '';
  const answer = page ? `-> ${page}` : `${meaning || 'all cars'}${unused}`;
  return `| ${asked} | ${answer} | ${page ? '' : cars} | ${isRight ? '' : `wrong: ${meant}`} |`;
});
console.log(['| asked | understood | cars | |', '| --- | --- | ---: | --- |', ...rows].join('\n'));
console.log(`\n${right} of ${rows.length} right (${((right / rows.length) * 100).toFixed(1)} %)`);
