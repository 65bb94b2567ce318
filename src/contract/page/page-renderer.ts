import type { Language } from '#contract/language.ts';
import type { PageData, StatusPageView } from './page-data.ts';

/**
 * The subset of `fetch` that pages need. In the browser it is the browser's; on the server it stays within
 * the process.
 */
export type Fetch = (
  path: string,
  init?: {
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  },
) => Promise<{
  readonly status: number;
  json(): Promise<unknown>;
}>;

export type RenderRequest = {
  readonly language: Language;
  /** Without language prefix. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly origin: string;
  readonly fetch: Fetch;
  /** Renders this status page instead: an unknown language is an error before any route is matched. */
  readonly forced?: StatusPageView;
};

export type RenderResult =
  | { readonly redirect: string }
  | {
      readonly redirect?: undefined;
      readonly status: number;
      /** `<title>`, `<meta>` and `<link>` elements. */
      readonly head: string;
      readonly html: string;
      readonly data: PageData;
      /** The parts of the app whose code and styles the page needs, in loading order. */
      readonly parts: readonly string[];
      /** The route's pattern, for logging. */
      readonly pattern: string;
      readonly cause: unknown;
    };

/** The app's server entry: the server's only interface to the app, loaded from its build. */
export type PageRenderer = {
  /** Renders one page. All data comes through `fetch` and is the same for every visitor. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** The part of a query that pages read; the rest (utm_…, app) concerns the device. */
  pageSearch(search: string): string;
};
