import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';

const files = repositoryFiles();
const sources = files.filter((path) => /^(?:src|sw|tests|scripts)\/.*\.(?:[cm]?[jt]sx?|css)$/.test(path));
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const areas = [
  'src/money',
  'src/contract',
  'src/catalogue',
  'src/offline',
  'src/app',
  'src/server',
  'sw',
  'tests',
  'scripts',
  'locales',
];

test.each(areas)('%s has a README', (area) => {
  expect(files).toContain(`${area}/README.md`);
});

test('file and folder names are kebab-case', () => {
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
  const isKebab = (path: string) =>
    path.split('/').every((part) => part.split('.').every((word) => kebab.test(word)));
  expect(sources.filter((path) => !isKebab(path))).toEqual([]);
});

test('no file is a catch-all, and none only re-exports', () => {
  expect(
    sources.filter((path) => /^(?:utils?|helpers?|common|misc|index)\.[cm]?[jt]sx?$/.test(baseOf(path))),
  ).toEqual([]);
});

test('a slider looks like the others: the browser’s own is in one place', () => {
  const isRange = (path: string) => /type=(?:"range"|\{'range'\})/.test(readSource(path));
  expect(sources.filter((path) => /^src\/app\/.*\.tsx$/.test(path) && isRange(path))).toEqual([
    'src/app/ui/calculator/slider.tsx',
  ]);
});

test('versions of dependencies are exact', () => {
  const manifest: Record<string, Record<string, string>> = JSON.parse(readSource('package.json'));
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const locked: Record<string, LockedPackage> = JSON.parse(readSource('package-lock.json')).packages;

/** npm ci refuses a lock file without them on every platform; `npm run lock` adds them. */
test('packages for other platforms are locked', () => {
  const missing = Object.entries(locked).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d/.test(version))
      .filter(([name, version]) => lockedVersion(parent, name) !== version)
      .map(([name]) => name),
  );
  expect(missing).toEqual([]);
});

function lockedVersion(parent: string, name: string): string | undefined {
  const folders = parent
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  const places = [
    ...folders.reverse().map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
  return places.map((place) => locked[place]?.version).find((version) => version !== undefined);
}

/**
 * With its hash, npm installs exactly the files that were locked, whichever registry they come from. Tools for other
 * platforms, which `npm run lock` adds, have none: they are not installed here.
 */
test('every package is locked in one version with the hash of its files', () => {
  const packages = Object.entries(locked).filter(([place, { link }]) => place !== '' && link !== true);
  expect(packages.length).toBeGreaterThan(100);
  const unsure = packages.filter(([, { version = '', integrity, optional }]) => {
    const isHashed =
      integrity === undefined ? optional === true : /^sha512-[A-Za-z0-9+/]{86}==/.test(integrity);
    return !isHashed || !/^\d+\.\d+\.\d+/.test(version);
  });
  expect(unsure.map(([place]) => place)).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.values(locked).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('a car’s cover is shown by CarPicture, which draws the cars without one', () => {
  const showsCover = /picture=\{[^}]*\bcover(?:Image)?\b|pictureUrl\([^)]*\bcover/i;
  const shown = files.filter((path) => /^src\/app\/.*\.tsx$/.test(path) && showsCover.test(readSource(path)));
  expect(shown).toEqual(['src/app/ui/car/car-picture.tsx']);
});

/**
 * Only `src/contract/dates.ts`, `date-text.ts` and `date-words.ts` make a day of an instant; `opening-hours.ts` has the
 * zone of each outlet.
 */
test('days are Jakarta’s: no other file takes one from UTC or from the clock of a device', () => {
  const makesDays =
    /toISOString\(\)\s*\.(?:slice\(0, (?:10|7|4)\)|split|substring|substr)|\.get(?:UTC)?(?:FullYear|Month|Date|Day)\(|\.setUTC|7 \* (?:3_600_000|60 \* 60)|time zone 'utc'\)?(?:::date|, 'YYYY-MM-DD'\))|current_date/i;
  const allowed = new Set([
    'src/contract/dates.ts',
    'src/contract/date-text.ts',
    'src/contract/date-words.ts',
    'src/contract/outlets/opening-hours.ts',
    // Whether the day that a list names exists.
    'src/server/reading/parse-date.ts',
  ]);
  const found = sources.filter(
    (path) =>
      /^(?:src|sw)\/.*\.tsx?$/.test(path) &&
      !path.includes('.test.') &&
      !allowed.has(path) &&
      makesDays.test(readSource(path)),
  );
  expect(found).toEqual([]);
});

test('what marks rows of the demonstration is known to its seed and one file (src/server/db/demonstration-rows.ts)', () => {
  const known =
    /^src\/server\/db\/(?:seed|schema)\/|^src\/server\/(?:db\/demonstration-rows|features\/new-vehicles\/shared\/stored-new-vehicles)\.ts$/;
  const knowing = sources.filter(
    (path) =>
      path.startsWith('src/server/') &&
      !path.includes('.test.') &&
      !known.test(path) &&
      /'demo'|demonstrationPrefix/.test(readSource(path)),
  );
  expect(knowing).toEqual([]);
});

test('no test has a limit of its own: a busy machine or one core is slower than any of them (tests/support/patience.ts)', () => {
  const limited = /\bvi\.waitFor\b|\b(?:test|hook)Timeout: \d|^\s*\}, [\d_]{4,}\);$|\{ timeout: [\d_]{5,}/m;
  const allowed =
    /^tests\/(?:support\/eventually\.ts|server\/payment-kills\.test\.ts|faults\/|cluster\/|bench\/)|conventions\.test\.ts$/;
  const tests = sources.filter((path) => /\.test\.tsx?$|^tests\//.test(path) && !allowed.test(path));
  expect(tests.filter((path) => limited.test(readSource(path)))).toEqual([]);
});
