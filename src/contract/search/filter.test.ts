import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FilterValue,
  filterTypes,
  isSingleChoice,
  narrowest,
  searchOf,
  selectionOf,
  slugsOfSearch,
  toggle,
} from './filter.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4})?$/);
const value = (types: readonly FilterValue['type'][]) =>
  fc.record({ slug, type: fc.constantFrom(...types) }) satisfies fc.Arbitrary<FilterValue>;
/** As in the database, a slug is unique across types. */
const values = (types: readonly FilterValue['type'][]) =>
  fc.uniqueArray(value(types), { maxLength: 8, selector: (each) => each.slug });
const severalChoice = filterTypes.filter((type) => !isSingleChoice(type));

describe('a selection', () => {
  it('is ordered by type, then by slug', () => {
    const chosen = selectionOf([
      { slug: 'bandung', type: 'city' },
      { slug: 'toyota', type: 'brand' },
      { slug: 'harga-di-bawah-100-juta', type: 'price' },
      { slug: 'honda', type: 'brand' },
      { slug: 'toyota', type: 'brand' },
    ]);
    expect(searchOf(chosen)).toBe('honda+toyota+harga-di-bawah-100-juta+bandung');
  });

  it('stays the same when it is made again', () => {
    fc.assert(
      fc.property(fc.array(value(filterTypes), { maxLength: 8 }), (given) => {
        const once = selectionOf(given);
        expect(selectionOf(once)).toEqual(once);
      }),
    );
  });

  it('does not depend on the order in which values were selected', () => {
    const shuffled = values(severalChoice).chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(shuffled, ([given, mixed]) => {
        expect(selectionOf(mixed)).toEqual(selectionOf(given));
      }),
    );
  });

  it('has at most one value of a single choice, the last one', () => {
    fc.assert(
      fc.property(fc.array(value(filterTypes), { maxLength: 8 }), (given) => {
        const prices = selectionOf(given).filter(({ type }) => type === 'price');
        expect(prices).toEqual(given.filter(({ type }) => type === 'price').slice(-1));
      }),
    );
  });

  it('is read back from its address', () => {
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
        // A slug never belongs to two types.
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

  it('replaces the other value of a single choice', () => {
    const low: FilterValue = { slug: 'harga-di-bawah-70-juta', type: 'price' };
    const high: FilterValue = { slug: 'harga-di-atas-1-milyar', type: 'price' };
    const brand: FilterValue = { slug: 'toyota', type: 'brand' };
    expect(toggle([brand, low], high)).toEqual([brand, high]);
    expect(toggle([brand, high], high)).toEqual([brand]);
  });
});

describe('values within each other', () => {
  const toyota: FilterValue = { slug: 'toyota', type: 'brand' };
  const honda: FilterValue = { slug: 'honda', type: 'brand' };
  const avanza: FilterValue = { slug: 'avanza', type: 'model', within: ['toyota'] };
  const variant: FilterValue = { slug: 'avanza-1-3-g-mt', type: 'variant', within: ['avanza', 'toyota'] };

  it('are removed with what they are within', () => {
    const chosen = selectionOf([toyota, avanza, variant, honda]);
    expect(toggle(chosen, toyota)).toEqual([honda]);
    expect(toggle(chosen, avanza)).toEqual(selectionOf([toyota, honda]));
  });

  it('narrow what they are within and nothing else', () => {
    expect(narrowest(selectionOf([toyota, avanza, honda]))).toEqual([honda, avanza]);
    expect(narrowest(selectionOf([toyota, variant]))).toEqual([variant]);
  });
});
