import { expect, test } from 'vitest';
import { realMarket } from '#tests/support/real-market.ts';
import { inOrder, typedQueries, understood } from '#tests/support/typed-queries.ts';

const market = realMarket();

test('what buyers type is understood as they mean it', () => {
  const queries = typedQueries().filter(({ meant }) => !meant.startsWith('->'));
  expect(queries.length).toBeGreaterThan(300);
  const wrong = queries.flatMap(({ asked, meant }) => {
    const { meaning } = understood(market, asked);
    const expected = inOrder(market, meant);
    return meaning === expected ? [] : [{ asked, expected, meaning }];
  });
  expect(wrong).toEqual([]);
});
