import { articleSchemas } from '#contract/articles/article.schema.ts';
import { sitePageSchemas } from '#contract/site-pages/site-page.schema.ts';
import { supportMessageSchemas } from '#contract/support/support-message.schema.ts';

/** Endpoints called only by text pages. */
export const textPageSchemas = { ...sitePageSchemas, ...supportMessageSchemas, ...articleSchemas } as const;
