import { join } from 'node:path';
import type { PageRenderer } from '#contract/page/page-renderer.ts';
import { type ClientBuild, readClientBuild } from './client-build.ts';
import { loadPageRenderer } from './page-renderer.ts';

/** What renders a page, and the document it is put into. */
export type Pages = { readonly renderer: PageRenderer; readonly build: ClientBuild };

/** @throws StartUpError if there is no build */
export async function readPages(distDirectory: string): Promise<Pages> {
  return {
    renderer: await loadPageRenderer(join(distDirectory, 'ssr/entry-server.js')),
    build: await readClientBuild(join(distDirectory, 'client')),
  };
}
