import { sitePageSchemas } from '#contract/site-pages/site-page.schema.ts';
import { supportMessageSchemas } from '#contract/support/support-message.schema.ts';

/** Endpoints that only pages of text call. */
export const textPageSchemas = { ...sitePageSchemas, ...supportMessageSchemas } as const;
