import { expect, it } from 'vitest';
import { firstSide } from './first-side.ts';

const known = (count: number) =>
  ({
    kind: 'known',
    data: { items: Array.from({ length: count }) },
    at: 0,
    isCurrent: true,
    isOld: false,
  }) as const;
const reading = { kind: 'reading' } as const;
const offline = { kind: 'offline' } as const;

it.each([
  [known(1), known(1), 'buyer'],
  [known(0), known(1), 'seller'],
  [known(0), known(0), 'buyer'],
  [known(0), offline, 'buyer'],
  [offline, known(1), 'buyer'],
  [known(0), reading, undefined],
  [reading, known(1), undefined],
])('offers open on the side that has any', (asBuyer, asSeller, side) => {
  expect(firstSide(asBuyer, asSeller)).toBe(side);
});
