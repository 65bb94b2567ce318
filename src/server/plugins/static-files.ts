import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/** Names in `/assets` carry a hash of their content; the others are asked for again now and then. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return year;
  // A worker that is kept too long leaves people with an old app.
  return path.endsWith('/sw.js') || path.includes('/shell/') ? 'no-cache' : day;
}

type Options = { clientDirectory: string; isWorkerOn: boolean };

/** The built browser code and the public files. What is missing answers 404 and never a page. */
export async function staticFiles(
  app: FastifyInstance,
  { clientDirectory, isWorkerOn }: Options,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDirectory,
    // A route for each file there is: all else is the pages' to answer.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // The document alone is a template and nobody's address; the worker may be switched off.
    globIgnore: ['index.html', 'index.html.br', ...(isWorkerOn ? [] : ['sw.js'])],
    setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(path.replace(/\.br$/, ''))),
  });
  if (!isWorkerOn) {
    // The kill-switch: a worker that removes itself takes the place of the one people have.
    app.get('/sw.js', { exposeHeadRoute: false }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('sw-remove.js', clientDirectory),
    );
  }
}
