import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { StartUpError } from '#server/process/start-up-error.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
);

/** The built browser code: the document template, and the files of the app's parts. */
export type ClientBuild = {
  /** The document, split where a page's content is inserted. */
  readonly document: {
    readonly beforeHead: string;
    readonly beforeApp: string;
    readonly beforeData: string;
    readonly end: string;
  };
  /**
   * `<link>` elements of a page's parts: their styles and the font, and the app's script, which is loaded
   * later together with the scripts and messages of the parts (src/app/early/fetch-app-later.ts). A first
   * view needs no script until interaction, and the styles of content below it come at the end.
   */
  linksOf(
    parts: readonly string[],
    language: Language,
    isForReading: boolean,
  ): { readonly head: string; readonly end: string };
};

/** Splits the document at its marks; what lacks one is empty. */
export function documentOf(html: string): ClientBuild['document'] {
  const [beforeHead = '', afterHead = ''] = html.split('<!--head-->');
  const [beforeApp = '', afterApp = ''] = afterHead.split('<!--app-->');
  const [beforeData = '', end = ''] = afterApp.split('<!--data-->');
  return { beforeHead, beforeApp, beforeData, end };
}

/** @throws StartUpError if there is no build */
export async function readClientBuild(directory: string): Promise<ClientBuild> {
  let html: string;
  let assets: readonly string[];
  let manifest: z.infer<typeof manifestSchema>;
  try {
    html = await readFile(join(directory, 'index.html'), 'utf8');
    assets = await readdir(join(directory, 'assets'));
    manifest = z.parse(
      manifestSchema,
      JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')),
    );
  } catch (cause) {
    throw new StartUpError('the browser code is not built: run `npm run build` first', { cause });
  }
  const script = /\s*<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/;
  const entry = script.exec(html)?.[1];
  const document = documentOf(html.replace(script, ''));
  if (document.end === '' || entry === undefined)
    throw new StartUpError('the built document lacks its marks: run `npm run build` again');

  const chunks = Object.values(manifest);
  const chunkOf = (name: string) => chunks.find((chunk) => chunk.name === name && chunk.file.endsWith('.js'));
  /** `browse` begins with two files of its own (scripts/build/vite/parts.ts). */
  const filesOf = (part: string) => (part === 'browse' ? ['packages', 'schemas', part] : [part]);
  const font = chunks
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => /plus-jakarta-sans-basic.*\.woff2$/.test(file));

  // Not a module of the build, so not in its manifest: scripts/build/vite/dexie.ts.
  const dexie = assets.find((file) => /^dexie-.*\.js$/.test(file));
  return {
    document,
    linksOf(parts, language, isForReading) {
      const scripts = [
        ...parts.flatMap((part) => [
          ...filesOf(part).map((name) => chunkOf(name)?.file),
          manifest[`virtual:words/${part}/${language}`]?.file,
        ]),
        dexie && `assets/${dexie}`,
      ].flatMap((file) => (file ? [`/${file}`] : []));
      const styles = parts.flatMap((part) => chunkOf(part)?.css ?? []);
      const isFirstView = parts.length === 1;
      const below = isFirstView ? (chunkOf('browse')?.css ?? []) : [];
      const head = [
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        // The initial view of a wide screen includes the menu and the filter tabs, and so does a phone's
        // without script.
        ...below.map(
          (file) =>
            `<link rel="stylesheet" crossorigin media="(min-width: 64em), (scripting: none)" href="/${file}">`,
        ),
        ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`] : []),
        isFirstView
          ? `<script type="module" data-src="${entry}" data-after="load"></script>`
          : `<script type="module" data-src="${entry}" data-after="${isForReading ? 'load' : 'paint'}" data-with="${scripts.join(' ')}"></script>`,
      ];
      const end = below.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
      return { head: head.join(''), end: end.join('') };
    },
  };
}
