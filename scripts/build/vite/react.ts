import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Imports React's renderer, the largest module, as an ES module. A CommonJS module is wrapped in a function,
 * which the browser parses twice: while loading, off the main thread, and again on the main thread when it is
 * called.
 */
export function unwrappedReact(): Plugin {
  const index = createRequire(import.meta.url).resolve('react-dom/client');
  const file = index.replace('client.js', 'cjs/react-dom-client.production.js');
  return {
    name: 'lajur:react',
    enforce: 'pre',
    apply: 'build',
    resolveId: { filter: { id: /^react-dom\/client$/ }, handler: () => file },
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const imports: string[] = [];
        const body = code
          .replace(/\brequire\(("[^"]+")\)/g, (_, name: string) => {
            imports.push(`import required${imports.length} from ${name};`);
            return `required${imports.length - 1}`;
          })
          .replace(/^exports\.(\w+) =/gm, 'export const $1 =');
        return [...imports, body].join('\n');
      },
    },
  };
}
