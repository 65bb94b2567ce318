import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FilterValue,
  filterTypes,
  isSingleChoice,
  type PriceRange,
  priceBands,
  priceRangeName,
  priceRangeOfSlug,
  priceSlug,
  searchOf,
  selectionOf,
  slugsOfSearch,
  toggle,
} from './filter.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4})?$/);
const value = (types: readonly FilterValue['type'][]) =>
  fc.record({ slug, type: fc.constantFrom(...types) }) satisfies fc.Arbitrary<FilterValue>;
/** As the database has it: a slug means one thing, whatever its type. */
const values = (types: readonly FilterValue['type'][]) =>
  fc.uniqueArray(value(types), { maxLength: 8, selector: (each) => each.slug });
const severalChoice = filterTypes.filter((type) => !isSingleChoice(type));

describe('a selection', () => {
  it('stands in the order of the types, then of the slugs', () => {
    const chosen = selectionOf([
      { slug: 'bandung', type: 'city' },
      { slug: 'toyota', type: 'brand' },
      { slug: 'harga-di-bawah-100-juta', type: 'price' },
      { slug: 'honda', type: 'brand' },
      { slug: 'toyota', type: 'brand' },
    ]);
    expect(searchOf(chosen)).toBe('honda+toyota+harga-di-bawah-100-juta+bandung');
  });

  it('is the same when it is made of itself', () => {
    fc.assert(
      fc.property(fc.array(value(filterTypes), { maxLength: 8 }), (given) => {
        const once = selectionOf(given);
        expect(selectionOf(once)).toEqual(once);
      }),
    );
  });

  it('does not depend on the order in which values were chosen', () => {
    const shuffled = values(severalChoice).chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(shuffled, ([given, mixed]) => {
        expect(selectionOf(mixed)).toEqual(selectionOf(given));
      }),
    );
  });

  it('has one value at most of a single choice, the last given', () => {
    fc.assert(
      fc.property(fc.array(value(filterTypes), { maxLength: 8 }), (given) => {
        const prices = selectionOf(given).filter(({ type }) => type === 'price');
        expect(prices).toEqual(given.filter(({ type }) => type === 'price').slice(-1));
      }),
    );
  });

  it('is read again from the address that is made of it', () => {
    fc.assert(
      fc.property(values(filterTypes), (given) => {
        const chosen = selectionOf(given);
        const slugs = chosen.map((each) => each.slug);
        expect(slugsOfSearch(searchOf(chosen))).toEqual(slugs);
        expect(slugsOfSearch(` ${searchOf(chosen).replaceAll('+', ' ')}+`)).toEqual(slugs);
      }),
    );
  });
});

describe('toggle', () => {
  it('undoes itself', () => {
    fc.assert(
      fc.property(values(severalChoice), value(severalChoice), (given, toggled) => {
        // One slug never stands for two types.
        fc.pre(!given.some((each) => each.slug === toggled.slug && each.type !== toggled.type));
        const chosen = selectionOf(given);
        const once = toggle(chosen, toggled);
        expect(once.some((each) => each.slug === toggled.slug)).not.toBe(
          chosen.some((each) => each.slug === toggled.slug),
        );
        expect(toggle(once, toggled)).toEqual(chosen);
      }),
    );
  });

  it('replaces the rival in a single choice', () => {
    const low: FilterValue = { slug: 'harga-di-bawah-70-juta', type: 'price' };
    const high: FilterValue = { slug: 'harga-di-atas-1-milyar', type: 'price' };
    const brand: FilterValue = { slug: 'toyota', type: 'brand' };
    expect(toggle([brand, low], high)).toEqual([brand, high]);
    expect(toggle([brand, high], high)).toEqual([brand]);
  });
});

/** What a slug can say: thousands of rupiah below a billion, millions above. */
const rupiah = fc.oneof(
  fc.integer({ min: 1, max: 999_999 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 1000, max: 9_999_999 }).map((millions) => millions * 1_000_000),
);
const priceRange: fc.Arbitrary<PriceRange> = fc.oneof(
  rupiah.map((min) => ({ min, max: null })),
  rupiah.map((max) => ({ min: null, max })),
  fc
    .tuple(rupiah, rupiah)
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
);

describe('a price range in an address', () => {
  it.each([
    [{ min: 50e6, max: 100e6 }, 'harga-50-juta-100-juta'],
    [{ min: null, max: 100e6 }, 'harga-di-bawah-100-juta'],
    [{ min: 1.5e9, max: null }, 'harga-di-atas-1-5-milyar'],
    [{ min: 500e6, max: 1e9 }, 'harga-500-juta-1-milyar'],
    [{ min: 87_500_000, max: 1.25e9 }, 'harga-87-5-juta-1-25-milyar'],
  ])('%j is %s', (range, written) => {
    expect(priceSlug(range)).toBe(written);
    expect(priceRangeOfSlug(written)).toEqual(range);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(priceRange, (range) => {
        expect(priceRangeOfSlug(priceSlug(range))).toEqual(range);
      }),
    );
  });

  it.each(['harga-0-juta-100-juta', 'harga-di-atas-0-juta', 'harga-di-bawah-0-juta'])(
    '%s is none',
    (slug) => {
      expect(priceRangeOfSlug(slug)).toBeUndefined();
    },
  );

  it('has one way to be written: what else is read would be a second address of the same page', () => {
    const amount = fc
      .tuple(fc.stringMatching(/^\d{1,4}(-\d{1,3})?$/), fc.constantFrom('juta', 'milyar'))
      .map((parts) => parts.join('-'));
    const written = fc.oneof(
      fc.tuple(fc.constantFrom('di-bawah', 'di-atas'), amount),
      fc.tuple(amount, amount),
    );
    fc.assert(
      fc.property(written, (parts) => {
        const text = `harga-${parts.join('-')}`;
        const range = priceRangeOfSlug(text);
        if (range) expect(priceSlug(range)).toBe(text);
      }),
    );
  });

  it.each([
    'harga',
    'harga-100-juta',
    'harga-100-juta-50-juta',
    'harga-100-juta-100-juta',
    'harga-di-bawah-0-juta',
    'harga-1000-juta-2-milyar',
    'harga-050-juta-100-juta',
    'harga-50-0-juta-100-juta',
    'harga-di-atas-50-juta-',
    'toyota',
  ])('%s is none', (text) => {
    expect(priceRangeOfSlug(text)).toBeUndefined();
  });

  it('refuses a range without an end', () => {
    expect(() => priceSlug({ min: null, max: null })).toThrow();
  });

  it('has bands that follow each other without a gap', () => {
    expect(priceBands[0]?.min).toBeNull();
    expect(priceBands.at(-1)?.max).toBeNull();
    for (const [index, { max }] of priceBands.slice(0, -1).entries()) {
      expect(priceBands[index + 1]?.min).toBe(max);
    }
  });

  it('has a name in both languages', () => {
    expect(priceRangeName({ min: 50e6, max: 1.25e9 }, 'id')).toBe('Rp 50 Juta – Rp 1,25 Milyar');
    expect(priceRangeName({ min: null, max: 70e6 }, 'en')).toBe('Under Rp 70 million');
    expect(priceRangeName({ min: 1e9, max: null }, 'id')).toBe('Di atas Rp 1 Milyar');
  });
});
