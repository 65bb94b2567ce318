import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/page/page-renderer.ts';
import { StartUpError } from '#server/process/start-up-error.ts';
import { type ClientBuild, readClientBuild } from './client-build.ts';

/** What renders a page, and the document it is put into. */
export type Pages = { readonly renderer: PageRenderer; readonly build: ClientBuild };

/** @throws StartUpError if there is no build */
export async function readPages(distDirectory: string): Promise<Pages> {
  return {
    renderer: await loadPageRenderer(join(distDirectory, 'ssr/entry-server.js')),
    build: await readClientBuild(join(distDirectory, 'client')),
  };
}

function isRenderer(value: unknown): value is PageRenderer {
  return typeof value === 'object' && value !== null && 'render' in value && 'pageSearch' in value;
}

/** @throws StartUpError if there is no build of the app */
async function loadPageRenderer(file: string): Promise<PageRenderer> {
  const module: { renderer?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href).catch(
    (cause: unknown) => {
      throw new StartUpError('the pages are not built: run `npm run build` first', { cause });
    },
  );
  if (isRenderer(module.renderer)) return module.renderer;
  throw new StartUpError('the built pages are of another version: run `npm run build` again');
}
