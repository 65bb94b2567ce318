import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';

/** Pages about the site itself (docs/product.md#site-pages). */
export const sitePageNames = ['about', 'privacy', 'terms', 'regulation', 'returns'] as const;
export type SitePageName = (typeof sitePageNames)[number];

const link = z.object({ label: z.string(), url: z.string() });
const block = () =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
    /** Terms with descriptions, such as stored data and retention periods. */
    z.object({ kind: z.literal('facts'), facts: z.array(z.object({ term: z.string(), text: z.string() })) }),
    z.object({ kind: z.literal('links'), links: z.array(link) }),
  ]);
export type SitePageBlock = z.infer<ReturnType<typeof block>>;

const sitePage = () =>
  z.object({
    title: z.string(),
    /** The meta description, also displayed below the title. */
    description: z.string(),
    /** `YYYY-MM-DD`. */
    updatedOn: z.string(),
    sections: z.array(
      z.object({
        /** The anchor of the section, the same in both languages. */
        id: z.string(),
        heading: z.string(),
        blocks: z.array(block()),
      }),
    ),
  });
export type SitePage = z.infer<ReturnType<typeof sitePage>>;

export const sitePageSchemas = {
  sitePage: {
    path: readingPaths.sitePage,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ name: z.enum(sitePageNames) }),
    data: sitePage,
  },
} as const;
