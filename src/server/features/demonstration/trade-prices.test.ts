import { expect, test } from 'vitest';
import { tradePrices } from './trade-prices.ts';

const value = { low: 100e6, high: 120e6, count: 9, asOf: '2026-11-25' };

test.each([
  ['its market', { value, hoped: 500e6 }, [97e6, 95e6, 92e6]],
  ['what its owner hopes for, without a market', { value: null, hoped: 10e6 }, [9.5e6, 9.5e6, 9e6]],
  ['nothing', { value: null, hoped: null }, []],
])('prices follow %s', (_what, asked, prices) => expect(tradePrices(asked)).toEqual(prices));
