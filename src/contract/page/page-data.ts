import type { Language } from '#contract/language.ts';

/** What a page's address became: the page, or what stands in its place. */
export type PageView = 'page' | StatusPageView;
export type StatusPageView = 'not-found' | 'gone' | 'error' | 'offline';

/** The document the service worker keeps for addresses it has no page of: nothing rendered, nothing fetched. */
export const emptyShell = 'shell';

/** What the server leaves in the document for the browser to go on from. */
export type PageData = {
  readonly language: Language;
  /** Scheme and host of the site, for absolute addresses. */
  readonly origin: string;
  readonly view: PageView | typeof emptyShell;
  /** ISO 8601. */
  readonly renderedAt: string;
  /** Answers by the address of their call. */
  readonly answers: Readonly<Record<string, unknown>>;
};

export const pageDataId = 'page-data';
