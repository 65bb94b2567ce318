import { pathToFileURL } from 'node:url';
import type * as EntryServer from '#app/entry-server.tsx';
import { StartUpError } from '../start-up-error.ts';

/** What the server knows of the app: its built server entry, nothing else. */
export type PageRenderer = Pick<typeof EntryServer, 'pageSearch' | 'render'>;

function isRenderer(module: object): module is PageRenderer {
  return 'render' in module && typeof module.render === 'function' && 'pageSearch' in module;
}

/** @throws StartUpError if the app is not built */
export async function loadPageRenderer(file: string): Promise<PageRenderer> {
  const module: object = await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw new StartUpError('the pages are not built: run `npm run build` first', { cause });
  });
  if (!isRenderer(module)) throw new StartUpError('the built pages are of another version: run `npm run build` again');
  return module;
}
