import type { Plugin } from 'vite';
import { buildClassicScript, writeScript } from './classic-script.ts';

/**
 * Builds the script that runs before the first paint (src/app/early/early.ts), and adds it to the document.
 */
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
      const script = await buildClassicScript(root, 'src/app/early/early.ts', 'early');
      await writeScript(outDir, script);
      return html.replace('<!--early-->', `<script src="/${script.file}"></script>`);
    },
  };
}
