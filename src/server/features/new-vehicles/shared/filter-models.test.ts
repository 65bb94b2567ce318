import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modelFilterGroups } from '#contract/new-vehicles/model-filters.schema.ts';
import { filterModels, groupOfSlug } from './filter-models.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';

const models = [...readNewVehicles().values()].flat().flatMap((brand) => brand.models);
const slugs = (() => {
  const { counts } = filterModels(models, new Set());
  return modelFilterGroups.flatMap((group) => [...counts[group].keys()]);
})();

test('a count equals the number of models left when only that value is selected in its group', () => {
  const selections = fc.uniqueArray(fc.constantFrom(...slugs), { maxLength: 4 });
  fc.assert(
    fc.property(selections, fc.constantFrom(...slugs), (selected, slug) => {
      const group = groupOfSlug(slug) ?? 'harga';
      const instead = [...selected.filter((other) => groupOfSlug(other) !== group), slug];
      expect(filterModels(models, new Set(selected)).counts[group].get(slug) ?? 0).toBe(
        filterModels(models, new Set(instead)).models.length,
      );
    }),
    { numRuns: 60 },
  );
});

test('a single variant must match every selected group', () => {
  const toyota = models.filter(({ kind, brand }) => kind === 'mobil' && brand.slug === 'toyota');
  const { models: left } = filterModels(
    toyota,
    new Set(['bodi-mpv', 'bbm-hybrid', 'harga-di-atas-1-milyar']),
  );
  const expected = toyota.filter(
    ({ body, variants }) =>
      body === 'mpv' && variants.some(({ fuel, price }) => fuel === 'hybrid' && (price ?? 0) >= 1e9),
  );
  expect(left).toEqual(expected);
  expect(left.length).toBeLessThan(
    toyota.filter(({ variants }) => variants.some(({ fuel }) => fuel === 'hybrid')).length,
  );
});

test('values of a group are alternatives, and an empty selection matches all', () => {
  expect(filterModels(models, new Set()).models).toHaveLength(models.length);
  const of = (...selected: string[]) => filterModels(models, new Set(selected)).models;
  const both = of('bodi-suv', 'bodi-mpv');
  expect(both).toHaveLength(of('bodi-suv').length + of('bodi-mpv').length);
});
