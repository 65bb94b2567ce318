// @ts-check
import { readFile } from 'node:fs/promises';
import { root } from '../setup/root.mjs';

/** @typedef {import('../../src/server/web/pages.ts').Pages} Pages */
/** @typedef {typeof import('../../src/server/web/client-build.ts')} ClientBuild */
/** @typedef {{ renderer: import('../../src/contract/page/page-renderer.ts').PageRenderer }} EntryServer */

/**
 * Pages rendered from the sources. Their styles stand in the document, under the ids by which Vite's client replaces
 * them: without, a page would be bare until its scripts have run.
 * @param {import('vite').ViteDevServer} vite
 * @returns {Promise<Pages>}
 */
export async function developmentPages(vite) {
  const { renderer } = /** @type {EntryServer} */ (await vite.ssrLoadModule('/src/app/entry-server.tsx'));
  const { documentOf } = /** @type {ClientBuild} */ (
    await vite.ssrLoadModule('/src/server/web/client-build.ts')
  );
  const template = (await readFile(`${root}/index.html`, 'utf8')).replace(
    '<!--early-->',
    '<script type="module" src="/src/app/early/early.ts"></script>',
  );
  // At `/`, since Vite takes another address for a file.
  const html = await vite.transformIndexHtml('/', template);
  /** @type {Map<string, string>} */
  const styles = new Map();
  return {
    renderer: {
      ...renderer,
      async render(request) {
        const rendered = await renderer.render(request);
        for (const id of vite.environments.ssr.moduleGraph.idToModuleMap.keys()) {
          if (!/^\/.*\.css$/.test(id) || styles.has(id)) continue;
          styles.set(id, (await vite.ssrLoadModule(`${id}?inline`)).default);
        }
        return rendered;
      },
    },
    build: {
      document: documentOf(html),
      linksOf: () => ({
        head: [...styles].map(([id, text]) => `<style data-vite-dev-id="${id}">${text}</style>`).join(''),
        end: '',
      }),
    },
  };
}
