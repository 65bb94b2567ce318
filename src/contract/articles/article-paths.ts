import type { showSchemas } from '#contract/shows/show.schema.ts';
import type { articleSchemas } from './article.schema.ts';
import type { webStorySchemas } from './web-story.schema.ts';

export const articleEndpointPaths = {
  contentList: '/api/v3/content/list',
  contentFeatured: '/api/v3/content/featured-article',
  contentSearch: '/api/v3/content/get-search',
  contentDetail: '/api/v3/content/detail',
  contentCountView: '/api/v3/content/update-view-count',
  contentPopular: '/api/v3/content/popular-latest-article',
  contentModels: '/api/v3/content/road-test-models',
  contentTags: '/api/v3/content/tags',
  contentStories: '/api/v3/content/web-stories',
  contentShows: '/api/v3/content/shows',
} as const satisfies Record<
  keyof typeof articleSchemas | keyof typeof webStorySchemas | keyof typeof showSchemas,
  `/api/${string}`
>;
