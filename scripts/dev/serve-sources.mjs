// @ts-check
import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { endWithLauncher } from '../setup/end-with-launcher.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { root } from '../setup/root.mjs';
import { runMain, say, secondsSince } from '../setup/say.mjs';
import { developmentPages } from './development-pages.mjs';

/** @typedef {typeof import('../../src/server/env.ts')} Env */
/** @typedef {typeof import('../../src/server/site.ts')} Site */
/** @typedef {typeof import('../../src/server/run-server.ts')} Run */
/** @typedef {import('../../src/server/db/database.ts').Database} Database */

/** Takes the place of a build. Vite serves what it would have, but for what removes a worker of an earlier build. */
const distDirectory = `${root}/.cache/dev`;

/**
 * The site from its sources, on one port: Fastify behind Vite, which transforms a module when it is asked for. A changed
 * component, style or word is replaced in the open page; after a change of the server, the next request waits until the
 * app is built anew on the same database.
 */
export function serveSources() {
  return runMain(async () => {
    endWithLauncher();
    await ensureInstalled();
    await mkdir(`${distDirectory}/client/assets`, { recursive: true });
    await copyFile(`${root}/public/sw-remove.js`, `${distDirectory}/client/sw-remove.js`);
    process.env.NODE_ENV ??= 'development';
    const server = createHttpServer();
    // Imported here because this module is loaded before dependencies are installed.
    const { createServer } = await import('vite');
    const vite = await createServer({
      root,
      appType: 'custom',
      cacheDir: `${root}/.cache/vite`,
      server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/data/**', '**/dist/**'] } },
    });
    const { readEnvironment } = /** @type {Env} */ (await vite.ssrLoadModule('/src/server/env.ts'));
    const { runServer } = /** @type {Run} */ (await vite.ssrLoadModule('/src/server/run-server.ts'));
    const loadSite = async () => /** @type {Site} */ (await vite.ssrLoadModule('/src/server/site.ts'));
    const environment = readEnvironment({
      ...{ DATA_DIR: 'data/dev', DEMO_LISTINGS: '300', OTP_ECHO: '1', SERVICE_WORKER: 'off' },
      ...process.env,
    });
    await runServer(environment, {
      seed: async (...given) => (await loadSite()).seedSite(environment, ...given),
      async build(database) {
        const build = () => buildOn(database);
        const site = currentSite(vite, build);
        const { commands } = await site.current();
        server.on('request', (request, response) => {
          vite.middlewares(request, response, async () => {
            try {
              (await site.current()).app.routing(request, response);
            } catch (error) {
              const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
              say(text);
              response.writeHead(500, { 'content-type': 'text/plain' }).end(text);
            }
          });
        });
        return {
          app: {
            server,
            async listen({ port, host }) {
              server.listen(port, host);
              await once(server, 'listening');
              return `http://${host}:${port}`;
            },
            async close() {
              await vite.close();
              await (await site.current()).app.close();
              server.close();
            },
          },
          commands,
        };
      },
    });

    /** @param {Database} database */
    async function buildOn(database) {
      const { buildSite } = await loadSite();
      const site = await buildSite(environment, database, {
        distDirectory,
        layersDirectory: `${root}/assets/drawn-cars`,
        pages: await developmentPages(vite),
      });
      // Vite's own scripts and styles stand in the document.
      site.app.addHook('onSend', async (_request, reply) => {
        reply.removeHeader('content-security-policy');
      });
      await site.app.ready();
      return site;
    }
  });
}

/**
 * The site of the sources as they are now.
 * @template {{ app: import('fastify').FastifyInstance }} Built
 * @param {import('vite').ViteDevServer} vite
 * @param {() => Promise<Built>} build
 */
function currentSite(vite, build) {
  /** @type {Promise<Built> | undefined} */
  let built;
  /** @type {Built | undefined} */
  let last;
  vite.watcher.on('change', (file) => {
    const path = file.slice(root.length + 1);
    if (!/^(?:src|locales|reference-data)\//.test(path)) return;
    built = undefined;
    // The modules that read these files keep what they read.
    if (path.startsWith('reference-data/')) vite.environments.ssr.moduleGraph.invalidateAll();
    if (!/^(?:src\/app|locales)\//.test(path)) vite.ws.send({ type: 'full-reload' });
  });
  const renew = async () => {
    const began = performance.now();
    const next = await build();
    if (last) say(`the app was built anew in ${secondsSince(began)}`);
    await last?.app.close();
    last = next;
    return next;
  };
  return {
    /** @returns {Promise<Built>} */
    current() {
      built ??= renew();
      return built;
    },
  };
}
