import { expect, test } from 'vitest';
import { circlesIn, importGraph } from './import-circles.ts';
import { readSource, repositoryFiles } from './source-files.ts';

test('no files import each other in a circle', () => {
  const files = repositoryFiles().filter((path) => /^(?:src|sw|scripts|tests)\/.*\.[cm]?[jt]sx?$/.test(path));
  const graph = importGraph(files, readSource);
  expect([...graph.values()].flat().length).toBeGreaterThan(3000);
  expect(circlesIn(graph)).toEqual([]);
});

/** The circles of a few files, by name and text. */
function circlesOf(texts: Readonly<Record<string, string>>): string[][] {
  return circlesIn(importGraph(Object.keys(texts), (file) => texts[file] ?? ''));
}

test('a circle is found, also through types and other folders', () => {
  expect(
    circlesOf({
      'src/app/a.ts': `import type { C } from '#contract/c.ts'; import './d.ts';`,
      'src/app/b.ts': `export { a } from './a.ts';`,
      'src/app/d.ts': '',
      'src/contract/c.ts': `type B = import('../app/b.ts').B;`,
    }),
  ).toEqual([['src/app/a.ts', 'src/app/b.ts', 'src/contract/c.ts']]);
});

test('two ways to one file, and code on demand, are no circles', () => {
  expect(
    circlesOf({
      'src/app/a.ts': `import './b.ts'; import './c.ts';`,
      'src/app/b.ts': `import './d.ts';`,
      'src/app/c.ts': `import './d.ts';`,
      'src/app/d.ts': `const a = () => import('./a.ts');`,
    }),
  ).toEqual([]);
});
