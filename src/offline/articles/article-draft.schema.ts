import * as z from 'zod/mini';
import { articleContent } from '#contract/articles/article-content.ts';

/** An article with changes that the server has not confirmed. */
export const articleDraft = z.lazy(() =>
  z.object({
    /** The document's id (article-desk.schema.ts). */
    id: z.string(),
    /** The opaque id of the account that wrote it; no other one sees it. */
    account: z.string(),
    /** The server's revision that was changed; 0 for an article that the server does not know. */
    revision: z.number(),
    content: articleContent(),
    /** Milliseconds since 1970. */
    editedAt: z.number(),
  }),
);
export type ArticleDraft = z.infer<typeof articleDraft>;

/** A picture that the server has not confirmed. */
export const articlePicture = z.lazy(() =>
  z.object({
    key: z.string(),
    account: z.string(),
    sha256: z.string(),
    type: z.string(),
    bytes: z.instanceof(ArrayBuffer),
  }),
);
export type ArticlePicture = z.infer<typeof articlePicture>;
