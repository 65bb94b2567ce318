import { expect, test } from 'vitest';
import { modelFamilies } from './model-families.ts';

const toyota = (id: number, name: string) => ({ id, brandId: 1, name });

test('models whose names extend another model’s name are its family', () => {
  const families = modelFamilies([
    toyota(3, 'Corolla Cross Hybrid'),
    toyota(4, 'Corolla Cross'),
    toyota(9, 'Corolla'),
    toyota(1, 'corolla altis'),
    toyota(5, 'Avanza'),
  ]);
  expect(families).toEqual(
    new Map([
      [3, 9],
      [4, 9],
      [9, 9],
      [1, 9],
    ]),
  );
});

test('only whole words of the same brand count', () => {
  const models = [toyota(1, 'Cross'), toyota(2, 'Crossover'), { id: 3, brandId: 2, name: 'Cross Country' }];
  expect(modelFamilies(models)).toEqual(new Map());
});

test('a brand’s number is not read as part of a name', () => {
  expect(modelFamilies([toyota(1, '2'), { id: 2, brandId: 12, name: '2 Sport' }, toyota(3, '')])).toEqual(
    new Map(),
  );
});

test('of two models with the same name the first is the family', () => {
  const families = modelFamilies([toyota(7, 'Yaris'), toyota(2, 'Yaris'), toyota(8, 'Yaris Cross')]);
  expect(families).toEqual(
    new Map([
      [8, 2],
      [2, 2],
    ]),
  );
});
