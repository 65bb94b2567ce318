import type { Plugin } from 'vite';
import { buildClassicScript, writeScript } from './classic-script.ts';
import { sharedDexie } from './dexie.ts';

const virtual = 'virtual:background-script';

/**
 * Builds the service worker's second script and writes its URL into the first. The URL contains a content
 * hash, so a change of the second script changes the first, and the browser detects a new version.
 */
export function backgroundScript(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'lajur:background-script',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const script = await buildClassicScript(root, 'sw/background/background.ts', 'worker-background', {
        plugins: [sharedDexie('classic')],
      });
      await writeScript(outDir, script);
      return `export default ${JSON.stringify(`/${script.file}`)};`;
    },
  };
}
