import { createRequire } from 'node:module';
import { dirname } from 'node:path';
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

/** The packages' modules for production, by the name that is imported. */
const modules = {
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
} as const;

function isUnwrapped(name: string): name is keyof typeof modules {
  return Object.hasOwn(modules, name);
}

/** As an ES module. What is assigned more than once, or elsewhere than at the top, is a variable of the module. */
function unwrapped(code: string): string {
  const constants = new Set(
    [...code.matchAll(/^exports\.(\w+) =(?! void 0)/gm)].map(([, name = '']) => name),
  );
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name));
  const variables = [...names].filter((name) => !constants.has(name));
  const body = code
    .replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m, (requires) =>
      requires.replace(/(?:var )?(\w+) = require\(("[^"]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    .replace(/^exports\.(\w+) =(?! void 0)/gm, 'export const $1 =')
    .replace(/\bexports\.(\w+)/g, '$1');
  return [...variables.map((name) => `export let ${name};`), body].join('\n');
}

/**
 * Imports React's renderer, the largest module, and what it needs as ES modules. A CommonJS module is wrapped in a
 * function, which the browser parses twice: while loading, off the main thread, and again on the main thread when it is
 * called. Nor would what nobody calls be left out of it.
 * @see docs/decisions/patched-dependencies.md
 */
export function unwrappedReact(): Plugin {
  const folder = (name: keyof typeof modules) => {
    const ofRenderer = createRequire(createRequire(import.meta.url).resolve('react-dom/client'));
    return dirname(ofRenderer.resolve(`${name.replace(/\/.*/, '')}/package.json`));
  };
  const fileOf = (name: keyof typeof modules) => `${folder(name)}/${modules[name].replace(/^[\w-]+\//, '')}`;
  return {
    name: 'lajur:react',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^(?:react-dom(?:\/client)?|react\/jsx-runtime|scheduler)$/ },
      handler: (id) => (isUnwrapped(id) ? fileOf(id) : undefined),
    },
    transform: {
      filter: { id: /\/(?:react-dom(?:-client)?|react-jsx-runtime|scheduler)\.production\.js$/ },
      handler(code, id) {
        const changes = id.includes('-client') ? toleratesTranslation : [];
        return unwrapped(changes.reduce((whole, [own, other]) => replaced(whole, own, other), code));
      },
    },
  };
}
