import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';
import { languages } from '../../../src/contract/language.ts';
import { root } from '../../setup/root.mjs';
import { callText, expandLocalized, readTranslations } from '../localized.mjs';

/**
 * Puts the texts in place of calls of `localized`. Where the Indonesian is missing a build and tests fail; while
 * developing, the page shows the English.
 */
export function localizedPlugin(): Plugin {
  let translations: ReturnType<typeof readTranslations> | undefined;
  let isDevelopment = false;
  /** The texts of each module, by its id. */
  const shown = new Map<string, { readonly ids: readonly string[]; readonly texts: string }>();
  const textsOf = (ids: readonly string[]) => {
    translations ??= readTranslations();
    const { id, en } = translations;
    return JSON.stringify(ids.map((each) => [id.get(each), en.get(each)]));
  };
  return {
    name: 'lajur:localized',
    enforce: 'pre',
    configResolved({ command, mode }) {
      isDevelopment = command === 'serve' && mode !== 'test';
    },
    // Vitest keeps transformed modules by the text of their file.
    configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
      const hash = createHash('sha256');
      for (const language of languages) hash.update(readFileSync(`${root}/locales/${language}/messages.po`));
      const key = hash.digest('hex');
      defineCacheKey(({ sourceCode }) => (sourceCode.includes(callText) ? key : undefined));
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: callText },
      handler(code, id) {
        translations ??= readTranslations();
        const warn = isDevelopment ? (sentence: string) => this.warn(sentence) : undefined;
        const expanded = expandLocalized(id, code, translations, warn);
        if (!expanded) return undefined;
        if (isDevelopment) shown.set(id, { ids: expanded.ids, texts: textsOf(expanded.ids) });
        return { code: expanded.code, map: expanded.map };
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.po')) return undefined;
      translations = undefined;
      const changed = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => {
        const own = shown.get(id ?? '');
        return own && textsOf(own.ids) !== own.texts;
      });
      return [...modules, ...changed];
    },
  };
}
