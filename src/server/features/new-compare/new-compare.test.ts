import { describe, expect, test } from 'vitest';
import { inCanonicalOrder, variantIdsOf, variantOfId } from '#contract/new-compare/variant-ids.ts';
import { comparisonPairs } from '#server/features/new-vehicles/shared/comparison-pairs.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { findVariants } from './variant-search.ts';

const cars = readNewVehicles().get('mobil') ?? [];

describe('search for variants to compare', () => {
  const found = (typed: string) => findVariants(cars, typed, 'id');

  test('returns the brands with the most deliveries for empty text', () => {
    expect(found('')[0]).toMatchObject({ id: null, label: 'Toyota' });
    expect(found('  -- ')).toEqual(found(''));
  });

  test('narrows from brand to model to variant', () => {
    expect(found('toy').map(({ label }) => label)).toContain('Toyota');
    expect(found('toyota').map(({ label }) => label)).toContain('Toyota Avanza');
    for (const typed of ['toyota avanza', 'Avanza']) {
      const variants = found(typed);
      expect(variants.length).toBeGreaterThan(3);
      for (const { id, label, note } of variants) {
        expect(id).toMatch(/^toyota\.avanza\./);
        expect(label).toMatch(/^Toyota Avanza ./);
        expect(note).toMatch(/Rp .*20\d\d/);
      }
    }
    expect(found('avanza g cvt').map(({ label }) => label)).toEqual(['Toyota Avanza 1.5 G CVT']);
  });

  test('returns nothing if no name starts with the words', () => {
    for (const typed of ['pesawat', 'toyota pesawat', '%', '<script>'])
      expect(found(typed).length, typed).toBe(typed === '%' ? found('').length : 0);
  });
});

test.each([...readNewVehicles()])('%s: pairs are rivals, each once, in canonical order', (kind, brands) => {
  const pairs = comparisonPairs(brands);
  expect(pairs.length).toBeGreaterThan(kind === 'motor-roda-tiga' ? -1 : 100);
  const addresses = pairs.map(({ ids }) => ids.join());
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { ids, models } of pairs) {
    expect(ids).toEqual(inCanonicalOrder(ids));
    expect(variantIdsOf(ids.join())).toEqual(ids);
    const [one, other] = models;
    expect(one?.brand.slug).not.toBe(other?.brand.slug);
    expect(one?.body).toBe(other?.body);
    const prices = ids.map((id, place) => {
      const { brand, model, variant } = variantOfId(id);
      expect([models[place]?.brand.slug, models[place]?.slug]).toEqual([brand, model]);
      return models[place]?.variants.find(({ slug }) => slug === variant)?.price;
    });
    const [a, b] = prices;
    if (a && b) expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(1.2);
  }
});
