import type { Plugin } from 'vite';
import { laterRoutes } from '../../../src/app/later-routes.ts';
import { partBeginnings } from '../../../src/app/part-beginnings.ts';
import { type PartName, parts, partsUpTo, wordsPart } from '../../../src/app/parts.ts';
import { firstRoutes } from '../../../src/app/routes.ts';

const entries = /\/(?:index\.html|src\/app\/entry-client\.tsx)$/;

/** Chunk of a script: a part, or the entry, which is loaded before all parts. */
type Chunk = PartName | 'entry';

const chunksUpTo = (chunk: Chunk): readonly Chunk[] =>
  chunk === 'entry' ? [chunk] : ['entry', ...partsUpTo(chunk)];

export function isPart(name: string | undefined): name is PartName {
  return name !== undefined && Object.hasOwn(parts, name);
}

const names = Object.keys(parts).filter(isPart);

/** The latest chunk that is loaded whenever either of the two is loaded. */
function common(one: Chunk | undefined, other: Chunk): Chunk {
  if (one === undefined) return other;
  const line = chunksUpTo(other);
  return chunksUpTo(one).findLast((chunk) => line.includes(chunk)) ?? 'entry';
}

const onDemand: Readonly<Partial<Record<Chunk, PartName>>> = { entry: 'first', first: 'browse' };

type Importers = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };

/** The part of each module that another one cannot claim: screens of routes, and what a part else begins with. */
const beginnings: ReadonlyMap<string, PartName> = new Map([
  ...[...firstRoutes, ...laterRoutes].map(({ part, screen }) => [`screens/${screen}.tsx`, part] as const),
  ...names.flatMap((part) => (partBeginnings[part] ?? []).map((file) => [file, part] as const)),
]);

/** The chunk that a module is in, wherever it is imported. */
function fixedChunk(id: string): Chunk | undefined {
  if (entries.test(id)) return 'entry';
  const [, file = ''] = /\/src\/app\/(.+)$/.exec(id) ?? [];
  return beginnings.get(file);
}

/**
 * Assigns a part to every module: its own if the tables say one, otherwise the earliest part that needs it. Dynamic
 * imports of the first two parts belong to the next part.
 */
function assignParts(ids: readonly string[], importersOf: (id: string) => Importers): Map<string, Chunk> {
  const assigned = new Map<string, Chunk>();
  for (const id of ids) {
    const own = fixedChunk(id);
    if (own !== undefined) assigned.set(id, own);
  }
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const id of ids) {
      if (fixedChunk(id) !== undefined) continue;
      const { importers, dynamicImporters } = importersOf(id);
      let part: Chunk | undefined;
      for (const importer of importers) {
        const needed = assigned.get(importer);
        if (needed !== undefined) part = common(part, needed);
      }
      for (const importer of dynamicImporters) {
        const needed = assigned.get(importer);
        if (needed !== undefined) part = common(part, onDemand[needed] ?? needed);
      }
      if (part !== undefined && part !== assigned.get(id)) {
        assigned.set(id, part);
        isSettled = false;
      }
    }
  }
  return assigned;
}

/**
 * The files of script that `browse` begins with: packages, then schemas and stores, thus everything in it from outside
 * `src/app`. They are evaluated one after the other (src/app/start.tsx), so that a slow phone is not busy for 60 ms at
 * once.
 */
const browseBases = ['packages', 'schemas'] as const;

function browseFileOf(id: string): 'browse' | (typeof browseBases)[number] {
  // A virtual module stands for a package (scripts/build/vite/dexie.ts).
  if (id.includes('/node_modules/') || id.startsWith('\0')) return 'packages';
  return id.includes('/src/app/') ? 'browse' : 'schemas';
}

/** The part of each module, and the file of script that it is in, once all modules are loaded. */
export type PartAssignment = {
  partOf(id: string): Chunk | undefined;
  fileOf(id: string): string | undefined;
};

/** @returns the plugin that assigns modules, and its result */
export function partAssignment(): { readonly plugin: Plugin; readonly assignment: PartAssignment } {
  let assigned = new Map<string, Chunk>();
  return {
    assignment: {
      partOf: (id) => assigned.get(id),
      fileOf(id) {
        const part = assigned.get(id);
        return part === 'browse' ? browseFileOf(id) : part;
      },
    },
    plugin: {
      name: 'lajur:parts',
      apply: 'build',
      buildEnd() {
        const nothing = { importers: [], dynamicImporters: [] };
        assigned = assignParts([...this.getModuleIds()], (id) => this.getModuleInfo(id) ?? nothing);
      },
    },
  };
}

/** Built files of the parts that are cached at installation or on first use: scripts, styles and messages. */
function filesOf(keep: 'install' | 'use'): string[] {
  const kept = names.filter((name) => parts[name].keep === keep);
  return [
    ...kept.map((name) => `assets/${name}-*.{js,css}`),
    // Messages of other parts are in the file of an earlier part.
    ...kept.filter((name) => wordsPart(name) === name || keep === 'install').map(wordsOf),
  ];
}

const wordsOf = (name: PartName) => `assets/words-${wordsPart(name)}-*.js`;

/** Files that the service worker precaches. */
export function installedFiles(): string[] {
  const bases = browseBases.map((name) => `assets/${name}-*.js`);
  return [
    ...new Set(['assets/entry-*.{js,css}', ...bases, ...filesOf('install'), 'assets/photo.worker-*.js']),
  ];
}

/** Files cached on first use, and updated with each new version from then on (sw/used-files.ts). */
export function usedFiles(): string[] {
  return ['assets/catalogue.worker-*.js', 'assets/calls-*.js', ...filesOf('use')];
}
