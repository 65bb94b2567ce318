import { expect, test } from 'vitest';
import { launchTarget } from './launches.ts';

const here = 'https://lajur.example/detail-mobil-bekas/avanza-1?foto=2';

test.each([
  ['https://lajur.example/', undefined],
  ['https://lajur.example/en', undefined],
  [here, undefined],
  ['https://other.example/favorit', undefined],
  ['https://lajur.example/favorit', 'https://lajur.example/favorit'],
])('a launch at %s leads to %s', (target, next) => {
  expect(launchTarget(target, here)).toBe(next);
});
