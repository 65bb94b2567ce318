import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';
import { firstVisit, staticReach } from './static-reach.ts';

const files = repositoryFiles().filter((path) => path.startsWith('src/app/'));
const styleFiles = files.filter((path) => path.endsWith('.module.css'));
/** Classes that any element may have (docs/architecture.md#styles). */
const sharedFiles = ['layouts', 'texts', 'tints'].map((name) => `src/app/ui/${name}.module.css`);

type Rule = { readonly path: string; readonly selector: string; readonly declarations: string };

const textOf = (path: string) => readSource(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Rules of a class alone, of any screen and state. */
function plainRulesOf(path: string): Rule[] {
  const text = textOf(path).replaceAll(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return rulesOf(path, text).filter(({ selector }) => /^\.\w+$/.test(selector));
}

/** The innermost rules, with their declarations in one order. */
function rulesOf(path: string, text = textOf(path)): Rule[] {
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

/** The components of the first part have none of these, whose names would be in its script. */
const laterFile = 'src/app/ui/patterns.module.css';
const shared = new Map(
  [...sharedFiles, laterFile]
    .flatMap(plainRulesOf)
    .map((rule) => [rule.declarations, { path: rule.path, selector: rule.selector }]),
);
const firstFiles = staticReach(firstVisit);

test('no part declares again what a shared class says', () => {
  expect(shared.size).toBeGreaterThan(40);
  const doubles = styleFiles
    .filter((path) => !sharedFiles.includes(path) && path !== laterFile)
    .flatMap(plainRulesOf)
    // One that changes with the screen or a state is the part's own.
    .filter(({ path, selector }) => classesOf(path).filter((name) => `.${name}` === selector).length === 1)
    .flatMap(({ path, selector, declarations }) => {
      const same = shared.get(declarations);
      if (same === undefined || (same.path === laterFile && firstFiles.has(path))) return [];
      return [`${path} ${selector}: ${posix.basename(same.path)} ${same.selector}`];
    });
  expect(doubles).toEqual([]);
});

test('the first part has no class of the parts after it', () => {
  expect(firstFiles.has(sharedFiles[0] ?? '')).toBe(true);
  expect(firstFiles.get(laterFile)).toBeUndefined();
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
