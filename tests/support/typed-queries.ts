import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import { classWords } from '#catalogue/typed-search/everyday-words.ts';
import { readTyped } from '#catalogue/typed-search/read-typed.ts';
import { searchOf, selectionOf } from '#contract/search/filter.ts';

const classes = { '@lcgc': 'lcgc', '@city-car': 'citycar', '@luxury': 'mewah' };

/** What buyers type, each with what it means. */
export function typedQueries(): { readonly asked: string; readonly meant: string }[] {
  const text = readFileSync(fileURLToPath(new URL('typed-queries.txt', import.meta.url)), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [asked = '', meant = ''] = line.split('|').map((part) => part.trim());
      return { asked, meant };
    });
}

/** The meaning with its slugs in the order of an address, and classes as their members. */
export function inOrder({ vocabulary }: Catalogue, meant: string): string {
  const parts = meant.split(' ').filter(Boolean);
  const slugs = parts
    .filter((part) => !/^[?~]/.test(part))
    .flatMap((part) => part.split('+'))
    .flatMap((slug) => Object.entries(classes).find(([name]) => name === slug)?.[1] ?? slug)
    .flatMap((slug) => classWords.get(slug) ?? slug)
    .filter(Boolean);
  const values = slugs.map((slug) => vocabulary.find(slug) ?? { slug: `!${slug}`, type: 'brand' as const });
  return [searchOf(selectionOf(values)), ...parts.filter((part) => /^[?~]/.test(part))]
    .filter(Boolean)
    .join(' ');
}

export function understood(
  catalogue: Catalogue,
  asked: string,
): { readonly meaning: string; readonly cars: number } {
  const { selection, order, words } = readTyped(catalogue, asked);
  const meaning = [searchOf(selection), order && `?${order}`, ...words.map((word) => `~${word}`)];
  const cars = catalogue.index.count({
    selection: catalogueSelectionOf(selection, catalogue.vocabulary),
    words,
  });
  return { meaning: meaning.filter(Boolean).join(' '), cars };
}
