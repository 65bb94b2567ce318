import { useLanguage } from '#app/i18n/use-language.ts';
import texts from '#app/ui/texts.module.css';
import { sortNames } from '#catalogue/answers/list-texts.ts';
import { defaultSort } from '#contract/search/sort-order.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';

/** A search as text: the search words, the selection, and a non-default sort order. */
export function SearchSummary({ search }: { readonly search: Pick<SavedSearch, 'q' | 'sort' | 'choices'> }) {
  const language = useLanguage();
  const { q, choices, sort } = search;
  const parts = [
    ...(q === '' ? [] : [`“${q}”`]),
    ...choices,
    ...(sort === defaultSort ? [] : [sortNames[sort][language]]),
  ];
  return <p className={texts.quietBody}>{parts.join(' · ')}</p>;
}
