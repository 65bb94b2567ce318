import type { Plugin } from 'vite';
import { type BuiltFile, buildClassicScript, writeScript } from './classic-script.ts';

const virtual = '\0dexie';
let script: Promise<BuiltFile> | undefined;

/** Built once and shared. */
const builtIn = (root: string) => {
  script ??= buildClassicScript(root, 'src/offline/device/dexie-global.ts', 'dexie', {
    // Targets today's browsers, and is smaller than the package's default entry.
    alias: { dexie: `${root}/node_modules/dexie/dist/modern/dexie.mjs` },
  });
  return script;
};

/**
 * Makes Dexie one script shared by the page and the service worker, so that a device downloads it once. A script that
 * only sets a global can be imported by a module and by a classic service worker.
 * @see docs/decisions/patched-dependencies.md
 * @param kind how the script is loaded
 */
export function sharedDexie(kind: 'module' | 'classic'): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'lajur:dexie',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    resolveId(id) {
      if (id === 'dexie') return virtual;
      return id.startsWith('/assets/dexie-') ? { id, external: true } : undefined;
    },
    async load(id) {
      if (id !== virtual) return undefined;
      const { file } = await builtIn(root);
      const address = JSON.stringify(`/${file}`);
      const loading = kind === 'module' ? `import ${address};` : `importScripts(${address});`;
      return {
        code: `${loading} export const { Dexie, liveQuery } = globalThis.dexieLibrary;`,
        moduleSideEffects: kind === 'classic',
      };
    },
    async writeBundle() {
      if (kind === 'module') await writeScript(outDir, await builtIn(root));
    },
  };
}
