import type { ComponentType } from 'react';
import { searchResultPath } from '#contract/paths.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import type { ApiClient } from './data/api/api-client.ts';

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
  'filter',
  'v',
] as const;
export type PageQuery = Readonly<Partial<Record<(typeof pageQueryNames)[number], string>>>;

/** A screen's location: the path without language prefix, its parameters, and the query it may read. */
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

/** The results page for typed words; the search page itself without any. */
export function wordSearchPath(typed: string): string {
  const words = typed.trim();
  return words === '' ? searchResultPath : `${searchResultPath}?${new URLSearchParams({ q: words })}`;
}

/** What a page passes to the frame around it. */
export type PageFrameData = {
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** For the footer, in place of the site's own. */
  readonly faqs?: readonly FaqEntry[];
  readonly faqTitle?: string;
  /** The words searched for, shown in the header's box. */
  readonly searchText?: string;
};

/** The export of a screen's file. */
export type Page = {
  /**
   * Fetches everything the screen reads, before it is shown. Answers are cached, so the screen's own hooks find them.
   * `redirect` is a path without language prefix.
   */
  load(
    api: ApiClient,
    location: PageLocation,
  ): Promise<{ redirect?: string; frame?: PageFrameData } | undefined>;
  Screen: ComponentType<{ location: PageLocation }>;
  /**
   * What the device can show of the page while the network has not answered: a screen, shown until the page is loaded.
   * Undefined where it has nothing.
   * @param answers all that are known in this visit
   */
  soon?(
    answers: Readonly<Record<string, unknown>>,
    location: PageLocation,
  ): Promise<Page['Screen'] | undefined>;
};
