import type { Plugin } from 'vite';
import { type BuiltFile, buildClassicScript, namedByContent, writeScript } from './classic-script.ts';

/** The rules of a minified style sheet for browsers without script. */
const plainRules = /@media \(scripting:\s?none\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/**
 * Builds the script that runs before the first paint (src/app/early/early.ts), and adds it to the document. Older
 * browsers than the app's have to parse it, so its syntax is older, too; for those it gets the address of a style sheet
 * with the rules for browsers without script (src/app/early/plain-page.ts), and for the oldest of the app's that of a
 * script with the calls they lack (src/app/early/calls.ts).
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
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const styles = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
        );
        const rules = styles.flatMap((text) => [...text.matchAll(plainRules)].map(([, inner = '']) => inner));
        if (rules.length === 0) throw new Error('no style sheet has rules for browsers without script');
        const plain: BuiltFile = namedByContent('assets/plain-[hash:7].css', rules.join(''));
        const script = await buildClassicScript(root, 'src/app/early/early.ts', 'early', {
          target: 'es2017',
        });
        const calls = await buildClassicScript(root, 'src/app/early/calls.ts', 'calls', { target: 'es2017' });
        await writeScript(outDir, script);
        await writeScript(outDir, calls);
        await writeScript(outDir, plain);
        return html.replace(
          '<!--early-->',
          `<script src="/${script.file}" data-plain="/${plain.file}" data-calls="/${calls.file}"></script>`,
        );
      },
    },
  };
}
