import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type PartName, parts, partsUpTo, wordsPart } from '../../../src/app/parts/parts.ts';

const folder = /\/src\/app\/parts\/(\w+)\//;
const entries = /\/(?:index\.html|src\/app\/entry-client\.tsx)$/;

/** Chunk of a script: a part, or the entry, which is loaded before all parts. */
type Chunk = PartName | 'entry';

const chunksUpTo = (chunk: Chunk): readonly Chunk[] =>
  chunk === 'entry' ? [chunk] : ['entry', ...partsUpTo(chunk)];

export function isPart(name: string | undefined): name is PartName {
  return name !== undefined && Object.hasOwn(parts, name);
}

/** The latest chunk that is loaded whenever either of the two is loaded. */
function common(one: Chunk | undefined, other: Chunk): Chunk {
  if (one === undefined) return other;
  const line = chunksUpTo(other);
  return chunksUpTo(one).findLast((chunk) => line.includes(chunk)) ?? 'entry';
}

const onDemand: Readonly<Partial<Record<Chunk, PartName>>> = { entry: 'first', first: 'browse' };

type Importers = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };

/**
 * Assigns a part to every module: its folder's part or, for shared code, the earliest part that needs it.
 * Dynamic imports of the first two parts belong to the next part.
 */
function assignParts(ids: readonly string[], importersOf: (id: string) => Importers): Map<string, Chunk> {
  const assigned = new Map<string, Chunk>();
  const isFixed = (id: string) => entries.test(id) || isPart(folder.exec(id)?.[1]);
  for (const id of ids) {
    const own = folder.exec(id)?.[1];
    if (entries.test(id)) assigned.set(id, 'entry');
    else if (isPart(own)) assigned.set(id, own);
  }
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const id of ids) {
      if (isFixed(id)) continue;
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

/**
 * Built files of the parts that are cached at installation or on first use: scripts, styles, messages and
 * workers.
 */
function filesOf(root: string, keep: 'install' | 'use'): string[] {
  const names = Object.keys(parts)
    .filter(isPart)
    .filter((name) => parts[name].keep === keep);
  const sources = readdirSync(`${root}/src/app/parts`, { recursive: true, encoding: 'utf8' });
  const workers = sources.flatMap((path) => {
    const [, part = '', worker] = /^(\w+)\/.*?([\w-]+\.worker)\.ts$/.exec(path) ?? [];
    return worker !== undefined && isPart(part) && names.includes(part) ? [worker] : [];
  });
  return [
    ...names.map((name) => `assets/${name}-*.{js,css}`),
    // Messages of other parts are in the file of an earlier part.
    ...names.filter((name) => wordsPart(name) === name || keep === 'install').map(wordsOf),
    ...workers.map((name) => `assets/${name}-*.js`),
  ];
}

const wordsOf = (name: PartName) => `assets/words-${wordsPart(name)}-*.js`;

/** Files that the service worker precaches. */
export function installedFiles(root: string): string[] {
  const bases = browseBases.map((name) => `assets/${name}-*.js`);
  return [...new Set(['assets/entry-*.{js,css}', ...bases, ...filesOf(root, 'install')])];
}

/** Files cached on first use, and updated with each new version from then on (sw/used-files.ts). */
export function usedFiles(root: string): string[] {
  return ['assets/catalogue.worker-*.js', 'assets/calls-*.js', ...filesOf(root, 'use')];
}
