import type { ComponentType } from 'react';
import { searchResultPath } from '#contract/paths.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import type { ApiClient } from './data/api/api-client.ts';

/** Query parameters that pages may read. On the server, screens never see any others (utm_…, app). */
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

/** A screen's location: its path without language prefix, route parameters and allowed query parameters. */
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

/** The results page for the given words, or the search page if there are none. */
export function wordSearchPath(typed: string): string {
  const words = typed.trim();
  return words === '' ? searchResultPath : `${searchResultPath}?${new URLSearchParams({ q: words })}`;
}

/** Data a page passes to the surrounding frame. */
export type PageFrameData = {
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Questions for the footer, replacing the site's own. */
  readonly faqs?: readonly FaqEntry[];
  readonly faqTitle?: string;
  /** The current search words, shown in the header's search box. */
  readonly searchText?: string;
};

/** The export of each screen file. */
export type Page = {
  /**
   * Fetches all data the screen reads, before it is shown. Responses are cached, so the screen's own hooks
   * find them. `redirect` is a path without language prefix.
   */
  load(
    api: ApiClient,
    location: PageLocation,
  ): Promise<{ redirect?: string; frame?: PageFrameData } | undefined>;
  Screen: ComponentType<{ location: PageLocation }>;
  /**
   * A screen from data on the device, shown while the network has not answered; undefined if there is none.
   * @param answers all responses received during this visit
   */
  soon?(
    answers: Readonly<Record<string, unknown>>,
    location: PageLocation,
  ): Promise<Page['Screen'] | undefined>;
};
