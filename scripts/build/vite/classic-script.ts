import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build, type Plugin } from 'vite';
import { localizedPlugin } from './localized.ts';

/** Its path in the output, and its content. */
export type BuiltFile = { readonly file: string; readonly code: string };

/**
 * Builds one classic script, named by content hash, without writing it. For scripts that cannot be modules:
 * `importScripts` in a worker, or a script that blocks the first paint.
 * @param root absolute path of the project
 */
export async function buildClassicScript(
  root: string,
  input: string,
  name: string,
  {
    plugins = [],
    alias = {},
    target = 'es2022',
  }: { plugins?: Plugin[]; alias?: Record<string, string>; target?: string } = {},
): Promise<BuiltFile> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [localizedPlugin(), ...plugins],
    resolve: { alias },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}/${input}`,
        output: { format: 'iife', entryFileNames: `assets/${name}-[hash:7].js` },
      },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`);
  return { file: chunk.fileName, code: chunk.code };
}

/** Writes a script into the output folder, which the running build has already emptied. */
export async function writeScript(outDir: string, { file, code }: BuiltFile): Promise<void> {
  const path = `${outDir}/${file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
}

/** @param name with `[hash:7]` where the hash of the content belongs */
export function namedByContent(name: string, code: string): BuiltFile {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7);
  return { file: name.replace('[hash:7]', hash), code };
}
