import fc from 'fast-check';
import type { CarLine, SnapshotCar, SnapshotHead } from '#catalogue/snapshot/snapshot-car.ts';
import { belowMarket, seatTraits } from '#contract/vehicles/traits.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';

/** Cities for property tests. */

const corolla = { slug: 'corolla', name: 'Corolla' };
const lines: readonly CarLine[] = [
  { slug: 'toyota', model: corolla, family: corolla, variant: null },
  {
    slug: 'toyota',
    model: { slug: 'corolla-altis', name: 'Corolla Altis' },
    family: corolla,
    variant: { slug: 'corolla-altis-1-8-v-at', name: '1.8 V AT' },
  },
  {
    slug: 'toyota',
    model: { slug: 'avanza', name: 'Avanza' },
    family: null,
    variant: { slug: 'avanza-1-3-g', name: '1.3 G' },
  },
  {
    slug: 'toyota',
    model: { slug: 'avanza', name: 'Avanza' },
    family: null,
    variant: { slug: 'avanza-veloz-baru', name: 'Veloz' },
  },
  { slug: 'mazda', model: { slug: 'mazda-2', name: '2' }, family: null, variant: null },
  {
    slug: 'citroën-lama',
    model: { slug: 'c3', name: 'C3' },
    family: null,
    variant: { slug: 'c3-shine', name: 'Shine' },
  },
].map(({ slug, ...line }, at) => ({
  ...line,
  facts: (at % 3) * seatTraits(5),
  brand: {
    slug,
    name: slug === 'mazda' ? 'Mazda' : slug === 'toyota' ? 'Toyota' : 'Citroën',
    isPopular: slug === 'toyota',
  },
  ownName: null,
}));

const ownName = fc.oneof(
  fc.constant(null),
  fc.constantFrom('Tipe G modifikasi', 'スーパー', 'édition 🚗'),
  fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.includes('\n')),
);
const line = fc
  .record({ base: fc.constantFrom(...lines), ownName })
  .map(({ base, ownName: own }): CarLine => (base.variant ? base : { ...base, ownName: own }));

const rupiah = fc.oneof(
  fc.integer({ min: 20, max: 2000 }).map((count) => count * 5_000_000),
  fc.integer({ min: 20, max: 900 }).map((count) => count * 500_000),
  fc.integer({ min: 1, max: 10_000_000_000 }),
);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 5 });

export const randomCar: fc.Arbitrary<SnapshotCar> = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 999_999_999_999_999 })),
  city: fc.constant(0),
  district: fc.constantFrom(null, 'Tebet', 'Pancoran'),
  line,
  bodyType: orNull(fc.constantFrom(...bodyTypes)),
  fuel: fc.constantFrom(...fuels),
  transmission: fc.constantFrom(...transmissions),
  color: orNull(fc.constantFrom(...colors)),
  listingType: fc.constantFrom(...listingTypes),
  traits: fc.integer({ min: 0, max: belowMarket - 1 }),
  makeYear: fc.integer({ min: 1985, max: 2027 }),
  kilometers: orNull(fc.integer({ min: 0, max: 500_000 })),
  price: rupiah,
  quality: fc.integer({ min: 0, max: 60 }),
  publishedAt: fc.integer({ min: Date.UTC(2026, 8, 20), max: Date.UTC(2026, 10, 20) }),
  imageCount: fc.integer({ min: 0, max: 20 }),
  marketBadge: orNull(fc.constantFrom('below' as const, 'fair' as const, 'above' as const)),
  isReserved: fc.boolean(),
  isImported: fc.option(fc.constant(true as const), { nil: undefined }),
});

/** As in a snapshot: each once, by publication. */
export function inOrder(cars: Iterable<SnapshotCar>): SnapshotCar[] {
  return [...cars].sort((a, b) => a.publishedAt - b.publishedAt || a.id - b.id);
}

export const randomCars = fc.uniqueArray(randomCar, { selector: ({ id }) => id, maxLength: 60 }).map(inOrder);

export function headOf(version: number): SnapshotHead {
  return {
    place: {
      city: { slug: 'jakarta-selatan', name: 'Jakarta Selatan', isPopular: true, at: [-6.26, 106.81] },
      province: { slug: 'dki-jakarta', name: 'DKI Jakarta' },
      radius: 0,
      around: [],
    },
    version: String(version),
    asOf: Date.UTC(2026, 10, 20, 2, 15) + version,
    credits: [
      { upToAge: 5, months: 48, downPayment: 25, rate: 10, leastLoan: 30_000_000 },
      { upToAge: 10, months: 24, downPayment: 30, rate: 8.25, leastLoan: 30_000_000 },
    ],
  };
}
