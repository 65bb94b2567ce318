import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Hydrates what a translator has changed before: a `<font>` where a text was is replaced by the text, and another text
 * stays in its `<font>`, or is put right. React would discard the whole page, with what is tapped or scrolled in it.
 * @see docs/decisions/hydration.md
 */
const toleratesTranslation: readonly (readonly [own: string, other: string])[] = [
  [
    'function canHydrateTextInstance(instance, text, inRootOrSingleton) {',
    `function canHydrateTextInstance(instance, text, inRootOrSingleton) {
      if (text !== "" && instance.nodeName === "FONT") {
        const own = document.createTextNode(text);
        instance.replaceWith(own);
        return own;
      }`,
  ],
  ['checkForUnmatchedText(instance.textContent, type)', 'rightText(instance, "" + type)'],
  ['checkForUnmatchedText(current.nodeValue, renderLanes)', 'rightText(current, renderLanes)'],
  [
    'function checkForUnmatchedText(',
    `function rightText(node, text) {
      if (!checkForUnmatchedText(node.textContent, text) && node.firstChild?.nodeName !== "FONT") {
        node.textContent = text;
        reportGlobalError(Error("hydrated another text: " + text));
      }
      return true;
    }
    function checkForUnmatchedText(`,
  ],
];

function replaced(code: string, own: string, other: string): string {
  if (code.split(own).length !== 2) throw new Error(`react-dom no longer has ${own} once`);
  return code.replace(own, () => other);
}

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
        const body = toleratesTranslation
          .reduce((whole, [own, other]) => replaced(whole, own, other), code)
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
