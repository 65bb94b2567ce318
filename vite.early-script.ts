import type { Plugin } from 'vite';
import { buildClassicScript } from './vite.classic-script.ts';

/** Builds the script that runs before the first paint (src/app/early/early.ts), and names it in the document. */
export function earlyScript(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'lajur:early-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    async transformIndexHtml(html) {
      const file = await buildClassicScript(root, outDir, 'src/app/early/early.ts', 'early');
      return html.replace('<!--early-->', `<script src="/${file}"></script>`);
    },
  };
}
