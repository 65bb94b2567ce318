import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';

const files = repositoryFiles().filter((path) => path.startsWith('src/app/'));
const styleFiles = files.filter((path) => path.endsWith('.module.css'));
/** Classes that any element may have (docs/architecture.md#styles). */
const sharedFiles = ['src/app/ui/layouts.module.css', 'src/app/ui/texts.module.css'];

type Rule = { readonly path: string; readonly selector: string; readonly declarations: string };

/** The innermost rules, with their declarations in one order. */
function rulesOf(path: string): Rule[] {
  const text = readSource(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    path,
    selector: selector.trim(),
    declarations: body
      .split(';')
      .map((declaration) => declaration.trim())
      .filter((declaration) => declaration !== '')
      .sort()
      .join('; '),
  }));
}

function classesOf(path: string): string[] {
  return rulesOf(path).flatMap(({ selector }) =>
    [...selector.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name),
  );
}

const rules = styleFiles.flatMap(rulesOf);
const shared = new Map(
  rules
    .filter(({ path }) => sharedFiles.includes(path))
    .map(({ declarations, path, selector }) => [declarations, `${posix.basename(path)} ${selector}`]),
);

test('no part declares again what a shared class says', () => {
  expect(shared.size).toBeGreaterThan(40);
  const doubles = rules
    .filter(({ path, selector }) => !sharedFiles.includes(path) && /^\.\w+$/.test(selector))
    // One that changes with the screen or a state is the part's own.
    .filter(({ path, selector }) => classesOf(path).filter((name) => `.${name}` === selector).length === 1)
    .filter(({ declarations }) => shared.has(declarations))
    .map(({ path, selector, declarations }) => `${path} ${selector}: ${shared.get(declarations)}`);
  expect(doubles).toEqual([]);
});

test('each class that a component names is one of its styles', () => {
  const missing: string[] = [];
  let read = 0;
  for (const path of files.filter((each) => /\.tsx?$/.test(each))) {
    const source = readSource(path);
    for (const [, name, from = ''] of source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
      const styles = from.startsWith('#app/')
        ? from.replace('#app/', 'src/app/')
        : posix.join(posix.dirname(path), from);
      const known = new Set(classesOf(styles));
      for (const [, used = ''] of source.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))) {
        read += 1;
        if (!known.has(used)) missing.push(`${path} ${name}.${used}`);
      }
    }
  }
  expect(read).toBeGreaterThan(2000);
  expect(missing).toEqual([]);
});

test('each class of a style file is named by a component that imports it', () => {
  const sources = files.filter((path) => /\.tsx?$/.test(path)).map(readSource);
  const left = styleFiles.flatMap((path) => {
    const importers = sources.filter((source) => source.includes(`/${posix.basename(path)}'`)).join('\n');
    // Also as a word: `styles[look]`.
    return [...new Set(classesOf(path))]
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(importers))
      .map((name) => `${path} .${name}`);
  });
  expect(left).toEqual([]);
});
