import type { Language } from '#contract/language.ts';

/** The view of an address: its page, or what is shown instead. */
export type PageView = 'page' | StatusPageView;
export type StatusPageView = 'not-found' | 'gone' | 'error' | 'offline';

/**
 * The offline fallback: the document without content or data that the worker answers for addresses it has no page of.
 */
export const emptyShell = 'shell';

/** What the server leaves in the document for hydration. */
export type PageData = {
  readonly language: Language;
  /** Scheme and host of the site, for absolute addresses. */
  readonly origin: string;
  readonly view: PageView | typeof emptyShell;
  /** Whether the page is of the app's first part, and so complete before any script runs. */
  readonly isFirstView: boolean;
  /** ISO 8601. */
  readonly renderedAt: string;
  /** Answers by the address of their call. */
  readonly answers: Readonly<Record<string, unknown>>;
};

export const pageDataId = 'page-data';
