import { reachOf } from '../architecture/find-imports.ts';
import { targetOf } from '../architecture/import-rules.ts';

/** The files that import each file: at once, for their types, or on demand. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const isSource = (file: string) => /\.(?:tsx?|mjs)$/.test(file);
const isVitestFile = (file: string) =>
  /\.test\.tsx?$/.test(file) && !/^tests\/(?:e2e|engines|bench)\//.test(file);
const readsAllFiles = (file: string) => file.startsWith('tests/architecture/') && isVitestFile(file);
const isOfWholeApp = (file: string) => file.startsWith('tests/components/') && isVitestFile(file);

/** @param read the text of a file */
export function importersIn(files: readonly string[], read: (file: string) => string): Importers {
  const importers = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const file of files.filter(isSource)) {
    for (const { specifier } of reachOf(file, read(file)).imports) {
      const target = targetOf(file, specifier);
      if (target.kind === 'file') importers.get(target.path)?.push(file);
    }
  }
  return importers;
}

type Change = {
  readonly files: readonly string[];
  readonly importers: Importers;
  /** About what a test file takes. */
  secondsOf(file: string): number;
  /** For all that is chosen, but for changed tests and those that read all files. */
  readonly mostSeconds: number;
};

/**
 * The test files that a change can break, nearest first, by the number of imports between test and change. The app finds
 * its screens by their folder, so a test of the whole app is as near as what is named like it: `detail.test.tsx` is one
 * import away from `listing-detail.tsx`.
 * @returns `left`: those that are too far for the time there is
 */
export function testsOfChange({ files, importers, secondsOf, mostSeconds }: Change): {
  readonly chosen: readonly string[];
  readonly left: readonly string[];
} {
  if (files.length === 0) return { chosen: [], left: [] };
  const distances = distancesFrom(files, importers);
  const named = distancesByName(distances);
  for (const file of importers.keys()) {
    if (readsAllFiles(file)) distances.set(file, 0);
    if (isOfWholeApp(file) && distances.get(file) !== 0) distances.set(file, nearestName(file, named));
  }
  const distanceOf = (file: string) => distances.get(file) ?? Number.POSITIVE_INFINITY;
  const tests = [...distances.keys()].filter(isVitestFile).sort((a, b) => distanceOf(a) - distanceOf(b));
  let seconds = 0;
  const chosen = tests.filter((file) => {
    if (distanceOf(file) === 0) return true;
    seconds += secondsOf(file);
    return seconds <= mostSeconds && distanceOf(file) < Number.POSITIVE_INFINITY;
  });
  return { chosen, left: tests.filter((file) => !chosen.includes(file)) };
}

function distancesFrom(files: readonly string[], importers: Importers): Map<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // A map goes through what is added on the way.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** The words in the names of files and folders below `src`, each with the least distance. */
function distancesByName(distances: ReadonlyMap<string, number>): Map<string, number> {
  const named = new Map<string, number>();
  for (const [file, distance] of distances) {
    if (!file.startsWith('src/')) continue;
    for (const word of file.split(/[/.-]/)) if (!named.has(word)) named.set(word, distance);
  }
  return named;
}

/** All words of the test's name are names on the way. */
function nearestName(test: string, named: ReadonlyMap<string, number>): number {
  const words = /([^/]+)\.test\.tsx?$/.exec(test)?.[1]?.split('-') ?? [];
  return 1 + Math.max(...words.map((word) => named.get(word) ?? Number.POSITIVE_INFINITY));
}
