import { articleSchemas } from '#contract/articles/article.schema.ts';
import { webStorySchemas } from '#contract/articles/web-story.schema.ts';
import { showSchemas } from '#contract/shows/show.schema.ts';
import { sitePageSchemas } from '#contract/site-pages/site-page.schema.ts';

/** Endpoints called only by text pages. */
export const textPageSchemas = {
  ...sitePageSchemas,
  ...articleSchemas,
  ...webStorySchemas,
  ...showSchemas,
} as const;
