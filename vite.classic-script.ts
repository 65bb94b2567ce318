import { build } from 'vite';

/**
 * Builds one classic script into `assets/` of the output, named after its content: for what cannot be a module, as a
 * worker's `importScripts` or a script that blocks the first paint.
 * @param root of the project, absolute
 * @returns the file's path in the output
 */
export async function buildClassicScript(
  root: string,
  outDir: string,
  input: string,
  name: string,
): Promise<string> {
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
        input: `${root}/${input}`,
        output: { format: 'iife', entryFileNames: `assets/${name}-[hash:7].js` },
      },
    },
  });
  const file = [built].flat().flatMap((result) => ('output' in result ? result.output : []))[0]?.fileName;
  if (file === undefined) throw new Error(`${input} was not built`);
  return file;
}
