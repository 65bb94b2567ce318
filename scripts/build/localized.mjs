// @ts-check
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import MagicString from 'magic-string';
import { parseSync, Visitor } from 'vite';
import { root } from '../setup/root.mjs';

/** @typedef {import('../../src/contract/language.ts').Language} Language */
/** @typedef {import('vite').ESTree.Node} Node */

/**
 * A call of `localized` (src/contract/localized.ts).
 * @typedef {object} Call
 * @property {number} start
 * @property {number} end
 * @property {string} id of its message
 * @property {string} message its English, with placeholders as Lingui names them
 * @property {string | undefined} context
 * @property {Readonly<Record<string, string>>} placeholders the source of each expression
 */

/** What translators wrote, by the id of the message. @typedef {Readonly<Record<Language, ReadonlyMap<string, string>>>} Translations */

/** For plugins that look at the text of a file before it is parsed. */
export const callText = 'localized(';

const place = /(?:^|\/)localized\.ts$/;

/** @returns {Translations} */
export function readTranslations() {
  return { id: translationsInto('id'), en: translationsInto('en') };
}

/** @param {Language} language */
function translationsInto(language) {
  const text = readFileSync(`${root}/locales/${language}/messages.po`, 'utf8');
  const parsed = formatter().parse(text, { locale: language, sourceLocale: 'en', filename: '' });
  if (parsed instanceof Promise) throw new Error('the catalogues are read at once');
  return new Map(Object.entries(parsed ?? {}).map(([id, { translation = '' }]) => [id, translation]));
}

/**
 * The calls in a file, and the imports that they need.
 * @param {string} file
 * @param {string} code
 * @returns {{ calls: readonly Call[], imports: readonly Node[] }}
 */
export function localizedCalls(file, code) {
  if (!code.includes(callText)) return { calls: [], imports: [] };
  const { program, errors } = parseSync(file.replace(/\?.*$/, ''), code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports = program.body.filter(
    (node) => node.type === 'ImportDeclaration' && place.test(node.source.value),
  );
  if (imports.length === 0) return { calls: [], imports };
  /** @type {Call[]} */
  const calls = [];
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'localized') return;
      const [text, context, ...rest] = node.arguments;
      const textOfContext =
        context?.type === 'Literal' && typeof context.value === 'string' ? context.value : undefined;
      if (rest.length > 0 || (context && textOfContext === undefined))
        throw new Error(`${file}: localized() takes a text, and a context in quotes`);
      const { message, placeholders } = messageOf(text, code, file);
      calls.push({
        ...{ start: node.start, end: node.end, message, placeholders },
        id: generateMessageId(message, textOfContext),
        context: textOfContext,
      });
    },
  }).visit(program);
  return { calls, imports };
}

/**
 * @param {Node | undefined} node
 * @param {string} code
 * @param {string} file
 */
function messageOf(node, code, file) {
  /** @type {Record<string, string>} */
  const placeholders = {};
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return { message: plain(node.value, file), placeholders };
  if (node?.type !== 'TemplateLiteral') throw new Error(`${file}: localized() takes a text or a template`);
  let numbered = 0;
  const message = node.quasis.map(({ value }, index) => {
    const text = plain(value.cooked ?? '', file);
    const expression = node.expressions[index];
    if (!expression) return text;
    const source = code.slice(expression.start, expression.end);
    if (source.includes(callText)) throw new Error(`${file}: localized() within localized()`);
    const name = expression.type === 'Identifier' ? expression.name : String(numbered++);
    placeholders[name] = source;
    return `${text}{${name}}`;
  });
  return { message: message.join(''), placeholders };
}

/**
 * @param {string} text
 * @param {string} file
 */
function plain(text, file) {
  if (/[{}]|''/.test(text))
    throw new Error(`${file}: braces and doubled quotes mean something else in a message: ${text}`);
  return text;
}

/**
 * The file with each call replaced by its texts, `{ id: '…', en: '…' }`, and without the import.
 * @param {string} file
 * @param {string} code
 * @param {Translations} translations
 * @param {(sentence: string) => void} onMissing what happens where there is no Indonesian; English stands in for it
 */
export function expandLocalized(file, code, translations, onMissing = refuse) {
  const { calls, imports } = localizedCalls(file, code);
  if (imports.length === 0) return undefined;
  const expanded = new MagicString(code);
  for (const { start, end } of imports) expanded.remove(start, end);
  for (const { start, end, id, message, context, placeholders } of calls) {
    const indonesian = translations.id.get(id);
    if (!indonesian)
      onMissing(
        `${file}: “${message}”${context === undefined ? '' : ` (${context})`} has no Indonesian: npm run i18n, and translate it in locales/id/messages.po`,
      );
    const english = translations.en.get(id) || message;
    const texts = [indonesian || english, english].map((text) => textSource(text, placeholders, file));
    expanded.update(start, end, `({ id: ${texts[0]}, en: ${texts[1]} })`);
  }
  return {
    code: expanded.toString(),
    map: expanded.generateMap({ source: file, includeContent: true, hires: 'boundary' }),
    ids: calls.map(({ id }) => id),
  };
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function refuse(sentence) {
  throw new Error(sentence);
}

/**
 * @param {string} translation
 * @param {Readonly<Record<string, string>>} placeholders
 * @param {string} file
 */
function textSource(translation, placeholders, file) {
  const parts = compileMessageOrThrow(translation);
  if (parts.every((part) => typeof part === 'string')) return JSON.stringify(parts.join(''));
  const source = parts.map((part) => {
    if (typeof part === 'string') return part.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    const [name = '', format] = part;
    const expression = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
    if (expression === undefined || format !== undefined)
      throw new Error(
        `${file}: the translation “${translation}” has {${part.join(', ')}}, which the code has not`,
      );
    return `\${${expression}}`;
  });
  return `\`${source.join('')}\``;
}

/**
 * For bundles that esbuild makes.
 * @returns {import('esbuild').Plugin}
 */
export function localizedInEsbuild() {
  return {
    name: 'lajur:localized',
    setup(build) {
      const translations = readTranslations();
      build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        const expanded = expandLocalized(path, code, translations);
        if (!expanded) return undefined;
        return {
          contents: `${expanded.code}\n//# sourceMappingURL=${expanded.map.toUrl()}`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
