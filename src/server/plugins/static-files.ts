import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { reasonOf } from '#server/process/error-reason.ts';
import { shareAssets } from '#server/process/shared-assets.ts';

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/** Names in `/assets` contain a hash of their content; other files are revalidated. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return year;
  // A cached worker would leave users with an old app.
  return /\/sw(?:-remove)?\.js$/.test(path) || path.includes('/shell/') ? 'no-cache' : day;
}

type Options = {
  readonly clientDirectory: string;
  /** Where builds of this machine keep their assets. */
  readonly sharedAssets: string;
  readonly isWorkerOn: boolean;
  readonly onWarning: (line: string) => void;
};

/** Serves the built browser code and the public files. A missing file answers 404, never a page. */
export async function staticFiles(
  app: FastifyInstance,
  { clientDirectory, sharedAssets, isWorkerOn, onWarning }: Options,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDirectory,
    // One route per file: all other paths are pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // The document is only a template, and the worker may be switched off.
    globIgnore: ['index.html', 'index.html.br', ...(isWorkerOn ? [] : ['sw.js'])],
    setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(path.replace(/\.br$/, ''))),
  });
  // Before this process is asked for pages that need them.
  await shareAssets(join(clientDirectory, 'assets'), sharedAssets).catch((error: unknown) =>
    onWarning(`the assets could not be kept for other builds: ${reasonOf(error)}`),
  );
  app.get<{ Params: { name: string } }>(
    '/assets/:name(^\\w[\\w.-]*$)',
    { schema: { hide: true } },
    ({ params }, reply) => reply.sendFile(params.name, sharedAssets),
  );
  if (!isWorkerOn) {
    // The kill switch: a worker that unregisters itself.
    app.get('/sw.js', { exposeHeadRoute: false }, (_request, reply) =>
      reply.sendFile('sw-remove.js', clientDirectory),
    );
  }
}
