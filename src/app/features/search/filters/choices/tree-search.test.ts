import { expect, test } from 'vitest';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import { searchTree } from './tree-search.ts';

const item = (name: string, ...childs: string[]): FilterItem => ({
  slug: name.toLowerCase(),
  type: 'brand',
  name,
  count: 1,
  isChecked: false,
  url: '',
  childs: childs.map((child) => ({
    slug: child.toLowerCase(),
    type: 'model',
    name: child,
    count: 1,
    isChecked: false,
    url: '',
  })),
});
const brands = [item('Toyota', 'Avanza', 'Kijang Innova'), item('Citroën', 'C3'), item('Honda', 'Jazz')];
const found = (typed: string) => searchTree(brands, typed).map(({ item }) => item.name);

test('by part of a name, ignoring accents and case', () => {
  expect(found('TOY')).toEqual(['Toyota']);
  expect(found('citroen')).toEqual(['Citroën']);
});

test('a value is found by its own name, with or without its ancestors’, in any order', () => {
  expect(found('innova')).toEqual(['Kijang Innova']);
  expect(found('avanza toyota')).toEqual(['Avanza']);
});

test('empty text finds nothing, and so does text without a match', () => {
  expect(found('  ')).toEqual([]);
  expect(found('zzz')).toEqual([]);
});
