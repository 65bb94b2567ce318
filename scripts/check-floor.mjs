// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { addedCalls, floor, guardedCalls } from './build/floor.mjs';
import { root } from './setup/root.mjs';

/*
 * Looks in the built scripts, libraries included, for syntax and calls that a browser of the floor lacks, by browsers'
 * compatibility data. Calls are found by their names: a method where nothing with its name is known to all browsers of
 * the floor, a static or global by its owner's name. Properties that are only read are not looked at.
 */

/** @typedef {{ version_added?: string | boolean | null, version_removed?: unknown, prefix?: string, alternative_name?: string, flags?: unknown }} Support */
/** @typedef {{ __compat?: { support: Record<string, Support | Support[]> } } & { [name: string]: any }} Feature */
/** @typedef {{ type: string, start: number, [key: string]: any }} AstNode */

/** @type {{ api: Feature, javascript: { builtins: Feature } }} */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** @param {Feature} feature */
function isEverywhere({ __compat }) {
  const support = __compat?.support ?? {};
  return Object.entries(floor).every(([browser, version]) =>
    [support[browser] ?? []].flat().some((entry) => {
      const {
        version_added: added,
        version_removed: removed,
        prefix,
        alternative_name: other,
        flags,
      } = entry;
      if (removed || prefix || other || flags) return false;
      return added === true || Number.parseFloat(String(added).replace('≤', '')) <= version;
    }),
  );
}

/** @type {Map<string, boolean>} */
const known = new Map();
/** @param {string} name @param {Feature} feature */
const note = (name, feature) => known.set(name, (known.get(name) ?? false) || isEverywhere(feature));

/** @param {string} owner @param {Feature} feature */
function noteOwner(owner, feature) {
  if (feature.__compat) note(owner, feature);
  for (const [key, member] of Object.entries(feature)) {
    if (key === '__compat' || !member.__compat) continue;
    const name = key.replace(/_(?:static|event)$/, '');
    note(`${owner}.${name}`, member);
    note(`.${name}`, member);
    if (owner === 'Window' || owner === 'WorkerGlobalScope') note(name, member);
  }
}
const { Intl: international, ...builtins } = data.javascript.builtins;
for (const owners of [data.api, builtins, international ?? {}]) {
  for (const [owner, feature] of Object.entries(owners)) if (owner !== '__compat') noteOwner(owner, feature);
}

/** Globals whose interface has another name. @type {Readonly<Record<string, string>>} */
const interfaces = {
  ...{ crypto: 'Crypto', navigator: 'Navigator', performance: 'Performance', document: 'Document' },
  ...{ history: 'History', caches: 'CacheStorage', indexedDB: 'IDBFactory', globalThis: 'Window' },
};
/** A method of the platform whose name is one word is as likely one of the app's own. */
const ofLanguage = new Set(
  Object.values(builtins).flatMap((feature) => Object.keys(feature).map((key) => `.${key}`)),
);
/** @param {string} name */
const isTelling = (name) => ofLanguage.has(name) || /[a-z][A-Z]/.test(name);

/** @param {AstNode} node @param {AstNode | undefined} parent @returns {string | undefined} what may be missing */
function needOf(node, parent) {
  if (node.type === 'StaticBlock') return 'static block';
  if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier') return '#name in object';
  if (node.type === 'ImportAttribute') return 'import attribute';
  if (node.type === 'Literal' && node.regex?.flags.includes('v')) return 'regular expression with v';
  const text = node.type === 'TemplateElement' ? node.value.raw : (node.regex?.pattern ?? node.value);
  if (typeof text === 'string' && /\(\?<[=!]/.test(text)) return 'lookbehind';
  if (typeof text === 'string' && node.regex && /\(\?[a-z]*-?[a-z]+:/.test(text))
    return 'modifier in a group';
  if (node.type === 'MemberExpression' && !node.computed) {
    const { object, property } = node;
    const owner = object.type === 'Identifier' ? (interfaces[object.name] ?? object.name) : undefined;
    const whole = `${owner}.${property.name}`;
    if (known.has(whole)) return known.get(whole) ? undefined : whole;
    const name = `.${property.name}`;
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    return isCalled && known.get(name) === false && isTelling(name) ? name : undefined;
  }
  if (node.type !== 'Identifier' || known.get(node.name) !== false) return undefined;
  const isName =
    (parent?.type === 'MemberExpression' && parent.property === node) ||
    (parent?.type === 'Property' && parent.key === node) ||
    /Function|Class|Declarator|Pattern|Definition|Specifier/.test(parent?.type ?? '');
  return isName ? undefined : node.name;
}

/** @param {AstNode} node @param {AstNode | undefined} parent @param {(need: string, at: AstNode) => void} found */
function walk(node, parent, found) {
  const need = needOf(node, parent);
  if (need !== undefined) found(need, node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') walk(child, node, found);
  }
}

const client = `${root}/dist/client`;
const scripts = readdirSync(`${client}/assets`)
  .filter((name) => name.endsWith('.js') && !name.startsWith('words-'))
  .map((name) => `assets/${name}`);
const missing = [];
const seen = new Set();
for (const name of ['sw.js', ...scripts]) {
  const text = readFileSync(`${client}/${name}`, 'utf8');
  // They are added before the app’s scripts run, and in the worker of catalogues.
  const isAdded = (/** @type {string} */ need) =>
    !/^sw\.js$|\/(?:worker-background|early|photo\.worker)-/.test(name) && addedCalls.includes(need);
  walk(/** @type {any} */ (parseAst(text)), undefined, (need, at) => {
    seen.add(need);
    if (isAdded(need) || need in guardedCalls) return;
    missing.push(
      `${name}: ${need}\n    ${text.slice(Math.max(0, at.start - 60), at.start + 60).replace(/\s+/g, ' ')}`,
    );
  });
}
for (const need of Object.keys(guardedCalls))
  if (!seen.has(need)) missing.push(`${need} is allowed, and no script has it`);
if (missing.length > 0) {
  process.stderr.write(`A browser of the floor (scripts/build/floor.mjs) lacks:\n${missing.join('\n')}\n`);
  process.exitCode = 1;
} else
  process.stdout.write(`${scripts.length + 1} scripts need nothing that a browser of the floor lacks.\n`);
