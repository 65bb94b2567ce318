import { expect, test } from 'vitest';
import {
  brandChoices,
  byHandModel,
  makeYears,
  narrowed,
  soldText,
  type Variant,
  variantsOf,
  withBrand,
  withModel,
  withVariant,
  withYear,
  yearsOfModel,
} from './vehicle-choices.ts';

const toyota = { id: 1, name: 'Toyota', slug: 'toyota', isPopular: true };
const variant: Variant = {
  id: 100,
  modelId: 10,
  name: '1.3 G MT',
  fuel: 'bensin',
  transmission: 'manual',
  soldFrom: 2015,
  soldUntil: 2019,
  newPriceMillion: 210,
  priceYear: 2019,
};

test('typing narrows by any part of a name, prefixes first', () => {
  const names = ['Grand Avanza', 'Avanza', 'Rush', 'Citroën'].map((name) => ({ name }));
  expect(narrowed(names, ' aVan ').map(({ name }) => name)).toEqual(['Avanza', 'Grand Avanza']);
  expect(narrowed(names, 'citroen')).toHaveLength(1);
  expect(narrowed(names, '')).toHaveLength(4);
});

test('a brand is offered once: popular ones as tiles, the others by name', () => {
  const brands = [
    toyota,
    ...['Wuling', 'Aion', 'BMW', 'Citroën'].map((name, index) => ({
      ...{ id: index + 2, name, slug: name.toLowerCase(), isPopular: name === 'BMW' },
    })),
  ];
  const named = (typed: string) => {
    const { tiles, others } = brandChoices(brands, typed);
    return [tiles, others].map((each) => each.map(({ name }) => name));
  };
  expect(named('')).toEqual([
    ['Toyota', 'BMW'],
    ['Aion', 'Citroën', 'Wuling'],
  ]);
  expect(named('o')).toEqual([[], ['Aion', 'Citroën', 'Toyota']]);
});

test('another brand clears model and variant, the same one changes nothing', () => {
  const form = { brandId: '2', modelId: '20', modelName: 'Jazz', variantId: '200', variantName: 'RS' };
  expect({ ...form, ...withBrand(form, toyota) }).toEqual({
    brandId: '1',
    brandName: 'Toyota',
    modelId: '',
    modelName: '',
    variantId: '',
    variantName: '',
  });
  expect(withBrand({ brandId: '1' }, toyota)).toEqual({});
  expect(withModel({ modelId: '10' }, { id: 10, brandId: 1, name: 'Avanza' })).toEqual({});
});

test('a variant sets fuel and transmission; a model typed by hand has no id', () => {
  expect(withVariant(variant)).toMatchObject({ fuel: 'bensin', transmission: 'manual', variantId: '100' });
  expect(byHandModel(' Kijang Doyok ')).toMatchObject({
    modelId: '',
    modelName: 'Kijang Doyok',
    variantId: '',
  });
});

test('years are those in which the variant was sold, and one more on either side', () => {
  const now = new Date('2026-11-22');
  expect(makeYears(now, 1950, variant)).toEqual([2020, 2019, 2018, 2017, 2016, 2015, 2014]);
  expect(makeYears(now, 1950)[0]).toBe(2027);
  expect(makeYears(now, 1950).at(-1)).toBe(1950);
  expect(makeYears(now, 1950, { ...variant, soldUntil: null })[0]).toBe(2027);
  expect(soldText(variant, 'kini')).toBe('2015 – 2019');
  expect(soldText({ ...variant, soldUntil: null }, 'kini')).toBe('2015 – kini');
});

test('the year comes before the variant: it offers those sold then, and clears one that was not', () => {
  const now = new Date('2026-11-22');
  const late = { ...variant, id: 101, soldFrom: 2022, soldUntil: null };
  const other = { ...variant, id: 102, modelId: variant.modelId + 1, soldFrom: 2001 };
  const all = [variant, late, other];
  const modelId = String(variant.modelId);
  expect(yearsOfModel(all, modelId, now, 1950)).toEqual([...Array(14).keys()].map((age) => 2027 - age));
  expect(yearsOfModel(all, '', now, 1950).at(-1)).toBe(1950);
  const idsIn = (makeYear?: string) =>
    variantsOf(all, { modelId, ...(makeYear && { makeYear }) }).map(({ id }) => id);
  expect(idsIn('2016')).toEqual([100]);
  expect(idsIn('2024')).toEqual([101]);
  expect(idsIn()).toEqual([100, 101]);
  expect(idsIn('1990')).toEqual([100, 101]);
  expect(withYear({ variantId: '100' }, 2016, all)).toEqual({ makeYear: '2016' });
  expect(withYear({ variantId: '100' }, 2024, all)).toEqual({
    makeYear: '2024',
    variantId: '',
    variantName: '',
  });
});
