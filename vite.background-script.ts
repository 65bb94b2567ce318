import { build, type Plugin } from 'vite';

const virtual = 'virtual:background-script';

/**
 * Builds the service worker's second script next to the first, which gets its address. The address has the hash of
 * the content: when that changes, the first script changes, and the browser finds a new version.
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
      const built = await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        // Targets today's browsers, and is smaller than the package's default entry.
        resolve: { alias: { dexie: `${root}/node_modules/dexie/dist/modern/dexie.mjs` } },
        build: {
          target: 'es2022',
          outDir,
          emptyOutDir: false,
          minify: 'terser',
          modulePreload: false,
          rolldownOptions: {
            input: `${root}/sw/background/background.ts`,
            output: { format: 'iife', entryFileNames: 'assets/worker-background-[hash:7].js' },
          },
        },
      });
      const file = [built].flat().flatMap((result) => ('output' in result ? result.output : []))[0]?.fileName;
      if (file === undefined) throw new Error('the second script of the service worker was not built');
      return `export default ${JSON.stringify(`/${file}`)};`;
    },
  };
}
