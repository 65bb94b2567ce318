import { expect, test } from 'vitest';
import { formatPriceSpan } from './price-span.ts';

test.each([
  [242e6, 347e6, 'Rp 242–347 Juta', 'Rp 242–347 million'],
  [850e6, 1.25e9, 'Rp 850 Juta–1,25 Milyar', 'Rp 850 million–1.25 billion'],
  [242e6, 242.01e6, 'Rp 242 Juta', 'Rp 242 million'],
  [900_000, 1_100_000, 'Rp 900.000–1,1 Juta', 'Rp 900,000–1.1 million'],
  [500_000, 900_000, 'Rp 500.000–900.000', 'Rp 500,000–900,000'],
])('%i to %i', (min, max, id, en) => {
  expect(formatPriceSpan({ min, max }, 'id')).toBe(id);
  expect(formatPriceSpan({ min, max }, 'en')).toBe(en);
});
