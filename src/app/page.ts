import type { ComponentType } from 'react';
import { searchResultPath } from '#contract/paths.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import type { ApiClient } from './data/api-client.ts';

/** Query parameters that pages read. All others (utm_…, app) never reach a screen on the server. */
export const pageQueryNames = [
  'page',
  'sort',
  'order',
  'q',
  'brand',
  'model',
  'city',
  'province',
  'ids',
] as const;
export type PageQuery = Readonly<Partial<Record<(typeof pageQueryNames)[number], string>>>;

/** Where a screen is shown: the path without language prefix, its parameters, and the query it may read. */
export type PageLocation = {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: PageQuery;
};

export function pageQueryOf(search: string): PageQuery {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    pageQueryNames.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** What is found for typed words; the search page itself where nothing was typed. */
export function wordSearchPath(typed: string): string {
  const words = typed.trim();
  return words === '' ? searchResultPath : `${searchResultPath}?${new URLSearchParams({ q: words })}`;
}

/** What a page gives to the frame around it. */
export type PageFrameData = {
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** In the footer, in place of the site's own. */
  readonly faqs?: readonly FaqEntry[];
  readonly faqTitle?: string;
  /** What was searched for, shown in the header's box. */
  readonly searchText?: string;
};

/** What a screen's file exports. */
export type Page = {
  /**
   * Fetches all that the screen reads, before it is shown. What the calls answer is kept, so the
   * screen's own hooks find it. `redirect` is a path, language prefix aside, to go to instead.
   */
  load(
    api: ApiClient,
    location: PageLocation,
  ): Promise<{ redirect?: string; frame?: PageFrameData } | undefined>;
  Screen: ComponentType<{ location: PageLocation }>;
};
