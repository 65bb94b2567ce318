import type { Language } from '#contract/language.ts';

/** The view of an address: its page, or a status page shown instead. */
export type PageView = 'page' | StatusPageView;
export type StatusPageView = 'not-found' | 'gone' | 'error' | 'offline';

/** The offline fallback: a document without content or data that the worker serves for uncached addresses. */
export const emptyShell = 'shell';

/** Data that the server embeds in the document for hydration. */
export type PageData = {
  readonly language: Language;
  /** Scheme and host of the site, for absolute URLs. */
  readonly origin: string;
  readonly view: PageView | typeof emptyShell;
  /** Whether the page is complete before any script runs, and waits for its visitor. */
  readonly isForReading: boolean;
  /** ISO 8601. */
  readonly renderedAt: string;
  /** Responses by URL. */
  readonly answers: Readonly<Record<string, unknown>>;
};

export const pageDataId = 'page-data';
