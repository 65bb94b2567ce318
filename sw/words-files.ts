import { isLanguage, type Language } from '#contract/language.ts';
import { filesToRenew } from './used-files.ts';

/** The language of a built file of messages (scripts/build/vite/words.ts). */
export function languageOfWords(path: string): Language | undefined {
  const language = /\/words-\w+-(\w\w)-[^/]+\.js$/.exec(path)?.[1];
  return language !== undefined && isLanguage(language) ? language : undefined;
}

type Installation = {
  /** Files of this version, in every language. */
  readonly offered: readonly string[];
  /** Files on the device, of any version. */
  readonly kept: readonly string[];
  /** Languages of the open pages. */
  readonly wanted: readonly Language[];
  readonly savesData: boolean;
};

/**
 * The files of messages that an installation fetches: in the languages of the open pages and of the files in use; in
 * every language where neither is known. With data saver on, only those that replace files in use.
 */
export function wordsToInstall({ offered, kept, wanted, savesData }: Installation): readonly string[] {
  if (savesData) return filesToRenew(kept, offered);
  const languages = new Set<Language | undefined>([...wanted, ...kept.map(languageOfWords)]);
  return languages.size === 0 ? offered : offered.filter((path) => languages.has(languageOfWords(path)));
}
