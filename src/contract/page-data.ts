import * as z from 'zod/mini';

/** The server's view of a page: which screen it became, and the answers it was made from. */
export const pageView = z.enum(['page', 'not-found', 'gone', 'error', 'offline']);
export type PageView = z.infer<typeof pageView>;

/** The document the service worker keeps for addresses it has no page of: nothing rendered, nothing fetched. */
export const emptyShell = 'shell';

/** What the server leaves in the document for the browser to go on from. */
export const pageData = z.object({
  language: z.enum(['id', 'en']),
  /** Scheme and host of the site, for absolute addresses. */
  origin: z.string(),
  view: z.union([pageView, z.literal(emptyShell)]),
  renderedAt: z.iso.datetime(),
  /** Answers by the address of their call. */
  answers: z.record(z.string(), z.unknown()),
});
export type PageData = z.infer<typeof pageData>;

export const pageDataId = 'page-data';
