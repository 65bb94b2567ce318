import { join } from 'node:path';
import { ampStoryPath } from '#contract/articles/amp-paths.ts';
import { storyPath } from '#contract/articles/story-paths.ts';
import { languages, pathInLanguage } from '#contract/language.ts';
import type { Feature } from '#server/feature.ts';
import { ampPolicy } from '#server/features/amp/shared/amp-document.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { StoredResponse, sendStored } from '#server/http/stored-response.ts';
import { ampStory } from './amp-story.ts';
import { storyPage, storyPolicy } from './story-page.ts';
import { createStoryPosters } from './story-poster.ts';

const forms = [
  { name: 'page', pathOf: storyPath, make: storyPage, policy: storyPolicy },
  { name: 'amp', pathOf: ampStoryPath, make: ampStory, policy: ampPolicy },
] as const;

/** Web stories: their list, each as two documents in both languages, and their posters (docs/product.md#web-stories). */
export const webStoriesFeature: Feature<'environment' | 'pageCache' | 'photoReaders' | 'storyShelf'> = (
  app,
  { environment, pageCache, photoReaders, storyShelf },
) => {
  const origin = environment.publicUrl;
  const posters = createStoryPosters({
    directory: join(environment.dataDirectory, 'story-posters'),
    readers: photoReaders,
    onKeepFailed: (err) => app.log.warn({ err }, 'a poster could not be kept'),
  });
  const find = async (slug: string) => (await storyShelf.stories()).find((story) => story.slug === slug);

  serveEndpoint(app, 'contentStories', async (_query, { language }) =>
    (await storyShelf.stories()).map(({ slug, title, summary, published, pages }) => ({
      ...{ slug, published, pages: pages.length },
      ...{ title: title[language], summary: summary[language] },
    })),
  );

  for (const language of languages)
    for (const { name, pathOf, make, policy } of forms)
      app.get<{ Params: { slug: string } }>(
        pathInLanguage(pathOf(':slug'), language),
        async (request, reply) => {
          const { slug } = request.params;
          const key = `story ${name} ${language} ${slug}`;
          let stored = pageCache.get(key);
          if (!stored) {
            const { version } = pageCache;
            const story = await find(slug);
            // The page of an address that is not found is the app's.
            if (!story) return reply.callNotFound();
            stored = new StoredResponse(make(story, { language, origin }));
            pageCache.set(key, stored, version);
          }
          reply
            .type('text/html; charset=utf-8')
            .header('content-language', language)
            .header('content-security-policy', policy)
            .header('cache-control', 'public, max-age=0, must-revalidate');
          return sendStored(request, reply, stored);
        },
      );

  app.get<{ Params: { slug: string } }>('/media/story/:slug.jpg', async (request, reply) => {
    const [first] = (await find(request.params.slug))?.pages ?? [];
    const bytes = first && (await posters.read(first.picture));
    if (!bytes) throw new AppError('not_found');
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(bytes);
  });
};
