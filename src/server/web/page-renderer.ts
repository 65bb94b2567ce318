import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/page/page-renderer.ts';
import { StartUpError } from '#server/process/start-up-error.ts';

function isRenderer(value: unknown): value is PageRenderer {
  return typeof value === 'object' && value !== null && 'render' in value && 'pageSearch' in value;
}

/** @throws StartUpError if there is no build of the app */
export async function loadPageRenderer(file: string): Promise<PageRenderer> {
  const module: { renderer?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href).catch(
    (cause: unknown) => {
      throw new StartUpError('the pages are not built: run `npm run build` first', { cause });
    },
  );
  if (isRenderer(module.renderer)) return module.renderer;
  throw new StartUpError('the built pages are of another version: run `npm run build` again');
}
