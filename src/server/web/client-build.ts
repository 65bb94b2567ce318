import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartUpError } from '../start-up-error.ts';

const manifestChunk = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), manifestChunk);

/** The built browser code: the document to fill, and what each screen needs of it. */
export type ClientBuild = {
  /** The document in the pieces between which a page's own parts go. */
  readonly document: {
    readonly beforeHead: string;
    readonly beforeApp: string;
    readonly beforeData: string;
    readonly end: string;
  };
  /** `<link>` elements that start what a page needs at once: its modules and the font. */
  preloadsOf(modules: readonly string[]): string;
};

/** @throws StartUpError if nothing was built */
export async function readClientBuild(directory: string): Promise<ClientBuild> {
  let html: string;
  let manifest: z.infer<typeof manifestSchema>;
  try {
    html = await readFile(join(directory, 'index.html'), 'utf8');
    manifest = z.parse(
      manifestSchema,
      JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')),
    );
  } catch (cause) {
    throw new StartUpError('the browser code is not built: run `npm run build` first', { cause });
  }
  // What is seen comes first: words and photos are there before any script is needed.
  const unhurried = html.replace(
    /<(?:script type="module"|link rel="modulepreload")/g,
    '$& fetchpriority="low"',
  );
  const [beforeHead = '', afterHead = ''] = unhurried.split('<!--head-->');
  const [beforeApp = '', afterApp = ''] = afterHead.split('<!--app-->');
  const [beforeData = '', end = ''] = afterApp.split('<!--data-->');
  if (end === '') throw new StartUpError('the built document lacks its marks: run `npm run build` again');

  const entry = 'index.html';
  const chunksOf = (name: string, seen: Set<string>): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) chunksOf(imported, seen);
  };
  const font = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => /latin-wght-normal.*\.woff2$/.test(file));

  return {
    document: { beforeHead, beforeApp, beforeData, end },
    preloadsOf(modules) {
      const wanted = new Set<string>();
      const inEntry = new Set<string>();
      chunksOf(entry, inEntry);
      for (const name of modules) chunksOf(name, wanted);
      const files = [...wanted]
        .filter((name) => !inEntry.has(name))
        .flatMap((name) => manifest[name]?.file ?? []);
      const links = files.map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
      );
      if (font) links.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`);
      return links.join('');
    },
  };
}
