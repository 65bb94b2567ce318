import type { Suggestion, Tile } from '#contract/search/search.schema.ts';
import type { RecentSearch } from './recent-searches.ts';

export type OptionGroupKind =
  | 'recent'
  | 'popular'
  | 'brand'
  | 'model'
  | 'variant'
  | 'body-type'
  | 'place'
  | 'new'
  | 'dealers'
  | 'help'
  | 'service'
  | 'article'
  | 'words';

export type Option = {
  readonly name: string;
  /** Path without language prefix. */
  readonly url: string;
  /** Number of cars; absent if not counted. */
  readonly count?: number | undefined;
};
export type OptionGroup = { readonly kind: OptionGroupKind; readonly options: readonly Option[] };

const groupOf: Readonly<Record<Suggestion['type'], OptionGroupKind>> = {
  brand: 'brand',
  model: 'model',
  variant: 'variant',
  'body-type': 'body-type',
  province: 'place',
  city: 'place',
  'new-kind': 'new',
  'new-brand': 'new',
  'new-model': 'new',
  'new-variant': 'new',
  dealers: 'dealers',
  help: 'help',
  service: 'service',
  article: 'article',
  words: 'words',
};

/** Groups suggestions by kind, that of the best match first, without duplicate addresses. */
export function groupSuggestions(suggestions: readonly Suggestion[]): readonly OptionGroup[] {
  const groups = new Map<OptionGroupKind, Map<string, Option>>();
  const seen = new Set<string>();
  for (const { name, value, type, count } of suggestions) {
    if (seen.has(value)) continue;
    seen.add(value);
    const kind = groupOf[type];
    const options = groups.get(kind) ?? new Map<string, Option>();
    groups.set(kind, options.set(value, { name, url: value, count }));
  }
  return [...groups].map(([kind, options]) => ({ kind, options: [...options.values()] }));
}

/** Options for typed words; searching for the words as typed comes last. */
export function optionsForWords(suggestions: readonly Suggestion[], asTyped: Option): readonly OptionGroup[] {
  const groups = groupSuggestions(suggestions);
  const words = groups.find(({ kind }) => kind === 'words')?.options ?? [];
  const isOther = ({ name }: Option) => name.toLowerCase() !== asTyped.name.toLowerCase();
  return [
    ...groups.filter(({ kind }) => kind !== 'words'),
    { kind: 'words', options: [...words.filter(isOther), asTyped] },
  ];
}

/** Options for an empty field. */
export function optionsBeforeWords(
  recent: readonly RecentSearch[],
  popular: readonly (Tile & { readonly brandName: string })[],
): readonly OptionGroup[] {
  const isNew = ({ url }: Tile) => !recent.some((search) => search.url === url);
  const groups: readonly OptionGroup[] = [
    { kind: 'recent', options: recent },
    {
      kind: 'popular',
      options: popular
        .filter(isNew)
        .map(({ brandName, name, url, count }) => ({ name: `${brandName} ${name}`, url, count })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
