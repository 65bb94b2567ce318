import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/** Names in `/assets` contain a hash of their content; other files are revalidated. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return year;
  // A cached worker would leave users with an old app.
  return path.endsWith('/sw.js') || path.includes('/shell/') ? 'no-cache' : day;
}

type Options = { clientDirectory: string; isWorkerOn: boolean };

/** Serves the built browser code and the public files. A missing file answers 404, never a page. */
export async function staticFiles(
  app: FastifyInstance,
  { clientDirectory, isWorkerOn }: Options,
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
  if (!isWorkerOn) {
    // The kill switch: a worker that unregisters itself.
    app.get('/sw.js', { exposeHeadRoute: false }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('sw-remove.js', clientDirectory),
    );
  }
}
