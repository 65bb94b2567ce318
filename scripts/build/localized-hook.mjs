// @ts-check
import { fileURLToPath } from 'node:url';
import { callText, expandLocalized, readTranslations } from './localized.mjs';

/** @typedef {import('node:module').LoadFnOutput} Loaded */

/** @type {import('./localized.mjs').Translations | undefined} */
let translations;

/**
 * @param {string} url
 * @param {Loaded} loaded
 * @returns {Loaded}
 */
function expanded(url, loaded) {
  if (!/\/src\/.*\.tsx?(?:\?|$)/.test(url) || !loaded.source) return loaded;
  const code = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  if (!code.includes(callText)) return loaded;
  translations ??= readTranslations();
  const source = expandLocalized(fileURLToPath(url), code, translations)?.code;
  return source === undefined ? loaded : { ...loaded, source };
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  return expanded(url, await nextLoad(url, context));
}

/**
 * For Node that has `registerHooks`.
 * @param {string} url
 * @param {unknown} context
 * @param {(url: string, context: unknown) => Loaded} nextLoad
 */
export function loadAtOnce(url, context, nextLoad) {
  return expanded(url, nextLoad(url, context));
}
