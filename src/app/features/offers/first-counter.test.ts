import { expect, it } from 'vitest';
import { firstCounter } from './first-counter.ts';

const stepOf = (by: 'buyer' | 'seller', amount: number) =>
  ({ action: 'counter', by, amount, note: '', createdAt: '2026-11-26T00:00:00Z' }) as const;
const listing = { price: 160e6 };

it.each([
  [
    'the seller, at first: between the offer and the asking price',
    'seller',
    150e6,
    [stepOf('buyer', 150e6)],
    '155000000',
  ],
  [
    'the seller, later: between the offer and their own answer',
    'seller',
    154e6,
    [stepOf('seller', 158e6), stepOf('buyer', 154e6)],
    '156000000',
  ],
  [
    'the buyer: between the answer and their own offer',
    'buyer',
    157e6,
    [stepOf('buyer', 150e6), stepOf('seller', 157e6)],
    '153500000',
  ],
  ['never the amount that is answered', 'seller', 159_900_000, [stepOf('buyer', 159_900_000)], '160000000'],
  ['nothing, where none is left between', 'seller', 160e6, [stepOf('buyer', 160e6)], ''],
] as const)('a counter-offer starts, for %s', (_, role, amount, steps, first) => {
  expect(firstCounter({ role, amount, steps: [...steps], listing })).toBe(first);
});
