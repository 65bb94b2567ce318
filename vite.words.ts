import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { type PartName, parts, wordsPart } from './src/app/parts/parts.ts';
import { type Language, languages } from './src/contract/language.ts';
import { isPart, type PartAssignment } from './vite.parts.ts';

const whole = 'virtual:words';
const ofPart = /^virtual:words\/(\w+)\/(\w+)$/;
const place = /__words\("(\w+)",\s*"(\w+)"\)/;
/** The message id that Lingui's macros make: a hash of the source text. */
const messageId = /["'`]([\w+/]{6})["'`]/g;

const names = Object.keys(parts).filter(isPart);

/** Part and language of a module of words; undefined for any other. */
export function wordsFile(id: string): string | undefined {
  const [, part, language] = ofPart.exec(id.replace(/^\0/, '')) ?? [];
  return part && `words-${part}-${language}`;
}

async function messagesOf(language: Language): Promise<Readonly<Record<string, unknown>>> {
  const config = getConfig();
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('lingui.config.ts names no catalogue');
  const { messages } = await catalog.getTranslations(language, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
  });
  const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'json' });
  if (errors.length > 0) throw new Error(`words of ${language} cannot be read: ${errors[0]?.error.message}`);
  return JSON.parse(source).messages;
}

/**
 * The words of the app as one module a part and language. In the browser's build it has the words of the part's own
 * code, and of those that share its file (`wordsPart`); in other builds (server, tests) each has all of them.
 * @param assignment given for the browser's build
 */
export function wordsPlugin(assignment?: PartAssignment): Plugin {
  const compiled = new Map<Language, Promise<Readonly<Record<string, unknown>>>>();
  const wordsOf = (language: Language) => {
    const known = compiled.get(language) ?? messagesOf(language);
    compiled.set(language, known);
    return known;
  };
  return {
    name: 'lajur:words',
    resolveId: (id) => (id === whole || ofPart.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.replace(/^\0/, '');
      if (name === whole) {
        const loads = (part: PartName) =>
          languages
            .map(
              (each) => `${each}: async () => (await import('${whole}/${wordsPart(part)}/${each}')).messages`,
            )
            .join(', ');
        return `export const words = { ${names.map((part) => `${part}: { ${loads(part)} }`).join(', ')} };`;
      }
      const [, part, language] = ofPart.exec(name) ?? [];
      if (part === undefined || language === undefined) return undefined;
      // A call, which cannot be optimised away, until the content of the part is known.
      if (assignment) return `export const messages = __words("${part}", "${language}");`;
      return `export const messages = ${JSON.stringify(await wordsOf(language as Language))};`;
    },
    async renderChunk(code) {
      const [call, part, language] = place.exec(code) ?? [];
      if (!assignment || call === undefined) return null;
      const all = await wordsOf(language as Language);
      const kept: Record<string, unknown> = {};
      for (const id of this.getModuleIds()) {
        const used = assignment.partOf(id);
        if (!isPart(used) || wordsPart(used) !== part) continue;
        for (const [, key = ''] of (this.getModuleInfo(id)?.code ?? '').matchAll(messageId))
          if (Object.hasOwn(all, key)) kept[key] = all[key];
      }
      return code.replace(call, () => `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`);
    },
  };
}
