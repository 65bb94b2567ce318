import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

const unknown: Localized = localized('general knowledge');
const archive: Localized = localized('a public archive of news');

/** A row of an archive, for those who keep the table. */
const row = /^GitHub [\d, ]+$/;
const rowInBrackets = / \(GitHub [\d, ]+\)/g;

/** The source of a table's row as visitors read it. Tables are written in English; names of publishers stay. */
export function sourceName(source: string, language: Language): string {
  if (source === unknown.en) return unknown[language];
  const names = source
    .replaceAll(rowInBrackets, '')
    .split('; ')
    .map((name) => (row.test(name) ? archive[language] : name));
  return [...new Set(names)].join('; ');
}
