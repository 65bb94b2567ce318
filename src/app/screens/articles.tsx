import { ApiError, ConnectionLost } from '#app/data/api/api-error.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { ampPrefix } from '#contract/articles/amp-paths.ts';
import { type ArticlePlace, articlePath, readArticlePath } from '#contract/articles/article-addresses.ts';
import { webStoriesPath } from '#contract/articles/story-paths.ts';
import { ArticleForm, loadForm } from './sections/article-form.tsx';
import { ArticleIndex, loadIndex } from './sections/article-index.tsx';
import { ArticleText, loadText } from './sections/article-text.tsx';

function placeOf(path: string): ArticlePlace {
  const found = readArticlePath(path);
  if (!found) throw new ApiError('not_found', 'no article is at this address');
  return found.place;
}

function ArticlesScreen({ location }: { location: PageLocation }) {
  const place = placeOf(location.path);
  switch (place.view) {
    case 'article':
      return <ArticleText place={place} />;
    case 'roadTestForm':
    case 'tagForm':
      return <ArticleForm view={place.view} />;
    default:
      return <ArticleIndex place={place} query={location.query} />;
  }
}

/** Every page of the articles: what it shows is in its address (article-addresses.ts). */
export const page: Page = {
  async load(api, { path, query }) {
    // Documents of the server's own, which the app is asked for only without a connection.
    if (!import.meta.env.SSR) {
      if (path.startsWith(`${ampPrefix}/`)) return { redirect: path.slice(ampPrefix.length) };
      if (path.startsWith(`${webStoriesPath}/`)) throw new ConnectionLost();
    }
    const place = placeOf(path);
    if (place.view === 'article') return loadText(api, place, path);
    if (place.view === 'roadTestForm' || place.view === 'tagForm') return loadForm(api, place.view);
    // The words of English stand in English addresses alone.
    const indonesian = articlePath(place, 'id');
    if (api.language === 'id' && indonesian !== path) return { redirect: indonesian };
    return loadIndex(api, place, query);
  },
  Screen: ArticlesScreen,
};
