import { expect, test } from 'vitest';
import { importersIn, testsOfChange } from './tests-of-change.ts';

const sources: Readonly<Record<string, string>> = {
  'src/contract/fuel/price.ts': 'export const price = 1;',
  'src/contract/fuel/price.test.ts': "import { price } from './price.ts';",
  'src/server/features/fuel/fuel.service.ts': "import { price } from '#contract/fuel/price.ts';",
  'src/server/features/fuel/fuel.service.test.ts': "import './fuel.service.ts';",
  'src/app/screens/fuel-prices.tsx': "import type { price } from '#contract/fuel/price.ts';",
  'src/app/later.test.ts': "const screen = () => import('#app/screens/fuel-prices.tsx');",
  'src/app/other.tsx': '',
  'tests/architecture/words.test.ts': '',
  'tests/components/home.test.tsx': '',
  'tests/components/fuel-prices.test.tsx': '',
  'tests/e2e/fuel-prices.test.ts': "import '#contract/fuel/price.ts';",
};
const importers = importersIn(Object.keys(sources), (file) => sources[file] ?? '');
const testsOf = (files: readonly string[], mostSeconds = 100) =>
  testsOfChange({ files, importers, mostSeconds, secondsOf: () => 2 });
const rules = 'tests/architecture/words.test.ts';

test('the nearest tests come first, and those of the whole app by the screens that the change reaches', () => {
  const { chosen, left } = testsOf(['src/contract/fuel/price.ts']);
  expect(chosen[0]).toBe(rules);
  expect(chosen[1]).toBe('src/contract/fuel/price.test.ts');
  expect(chosen.slice(2).sort()).toEqual([
    'src/app/later.test.ts',
    'src/server/features/fuel/fuel.service.test.ts',
    'tests/components/fuel-prices.test.tsx',
  ]);
  expect(left).toEqual(['tests/components/home.test.tsx']);
});

test('what there is no time for is named, but a changed test and the rules of all files always run', () => {
  const { chosen, left } = testsOf(['src/app/later.test.ts', 'src/contract/fuel/price.ts'], 2);
  expect(chosen).toEqual(['src/app/later.test.ts', rules, 'src/contract/fuel/price.test.ts']);
  expect(left).toEqual([
    'src/server/features/fuel/fuel.service.test.ts',
    'tests/components/fuel-prices.test.tsx',
    'tests/components/home.test.tsx',
  ]);
});

test('a test that does not import the change is not among them', () => {
  expect(testsOf(['src/app/other.tsx']).chosen).toEqual([rules]);
  expect(testsOf(['docs/product.md']).chosen).toEqual([rules]);
  expect(testsOf([])).toEqual({ chosen: [], left: [] });
});
