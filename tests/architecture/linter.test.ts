import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './source-files.ts';

const refused: readonly [folder: string, specifier: string][] = [
  ['src/contract', '#server/y.ts'],
  ['src/contract', '../server/y.ts'],
  ['src/contract/deep', 'react'],
  ['src/catalogue', 'zod'],
  ['src/offline', 'react'],
  ['src/offline', '../app/page.ts'],
  ['src/server', '#app/data/y.ts'],
  ['sw', '../src/app/pwa/y.ts'],
  ['src/app', '#server/y.ts'],
  ['src/app/screens', '../../server/y.ts'],
  ['src/app/ui', '../data/y.ts'],
  ['src/app/ui', 'workbox-window'],
  ['src/app/features/sell', '../search/y.ts'],
  ['src/app/features/sell/deep', '#app/features/search/y.ts'],
  ['src/app/features/sell', '#app/screens/home.tsx'],
];
const allowed: readonly [folder: string, specifier: string][] = [
  ['src/contract', 'zod/mini'],
  ['src/offline', '#contract/y.ts'],
  ['src/app/features/sell', './y.ts'],
  ['src/app/features/sell', '#app/ui/y.tsx'],
  ['src/app/pwa', 'workbox-window'],
  ['sw', 'workbox-precaching'],
];
const fileOf = (folder: string, index: number) => `${folder}/case-${index}.ts`;

/** Runs the linter with our configuration, one file a case, in a temporary folder. */
let project: string;
let complaints: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'lajur-lint-')));
  copyFileSync(join(root, 'biome.json'), join(project, 'biome.json'));
  [...refused, ...allowed].forEach(([folder, specifier], index) => {
    write(fileOf(folder, index), `import { y } from '${specifier}';\n\nexport const x = y;\n`);
  });
  write('src/app/talks.ts', `console.log('x');\n`);
  complaints = lint();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, source: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), source);
}

function lint(): Map<string, string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  const found = new Map<string, string[]>();
  for (const [, rule = '', file = ''] of stdout.matchAll(/^::error title=([^,]+),file=([^,]+),/gm)) {
    const path = relative(project, file);
    found.set(path, [...(found.get(path) ?? []), rule]);
  }
  return found;
}

describe('the linter', () => {
  test.each(refused.map(([folder, specifier], index) => [folder, specifier, index] as const))(
    'refuses in %s an import of %s',
    (folder, _specifier, index) => {
      expect(complaints.get(fileOf(folder, index))).toEqual(['lint/style/noRestrictedImports']);
    },
  );

  test.each(allowed.map(([folder, specifier], index) => [folder, specifier, index] as const))(
    'allows in %s an import of %s',
    (folder, _specifier, index) => {
      expect(complaints.get(fileOf(folder, refused.length + index))).toBeUndefined();
    },
  );

  test('refuses console in the app', () => {
    expect(complaints.get('src/app/talks.ts')).toEqual(['lint/suspicious/noConsole']);
  });
});
