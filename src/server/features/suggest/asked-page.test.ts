import { expect, test } from 'vitest';
import { readTyped } from '#catalogue/typed-search/read-typed.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { realMarket } from '#tests/support/real-market.ts';
import { typedQueries } from '#tests/support/typed-queries.ts';
import { askedPage } from './asked-page.ts';
import { pageNamesOf } from './page-names.ts';

test('other kinds of vehicles, new ones, and topics alone lead to their pages; a used car does not', () => {
  const market = realMarket();
  const catalogue = readNewVehicles();
  const names = pageNamesOf(catalogue);
  const wrong = typedQueries().flatMap(({ asked, meant }) => {
    const path = askedPage(readTyped(market, asked), asked, { names, catalogue }, 'id')?.value;
    const expected = meant.startsWith('->') ? meant.slice(3) : undefined;
    const isRight = expected === undefined ? path === undefined : path?.startsWith(expected) === true;
    return isRight ? [] : [{ asked, expected, path }];
  });
  expect(wrong).toEqual([]);
});
