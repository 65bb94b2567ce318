import { type ApiClient, ApiError, addressOf, ConnectionLost } from './data/api-client.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import { type Page, type PageLocation, pageQueryOf } from './page.ts';
import type { PageView } from './page-data.ts';

/** A screen with everything it needs, ready to be shown in one go. */
export type LoadedPage = {
  readonly view: PageView;
  readonly location: PageLocation;
  readonly match: RouteMatch | undefined;
  readonly page: Page | undefined;
  /** Set if the page lives elsewhere; a path without language prefix. */
  readonly redirect: string | undefined;
  /** What went wrong, for the log. */
  readonly cause: unknown;
};

function viewOfFailure(cause: unknown): PageView {
  if (cause instanceof ConnectionLost) return 'offline';
  // A parameter that makes no sense makes an address that is no page.
  if (cause instanceof ApiError && (cause.code === 'not_found' || cause.code === 'bad_request')) return 'not-found';
  if (cause instanceof ApiError && cause.code === 'gone') return 'gone';
  return 'error';
}

/** A page that is not to be loaded, since what became of it is known. */
export function pageWithView(path: string, search: string, view: PageView): LoadedPage {
  const match = matchRoute(path);
  const location = { path, params: match?.params ?? {}, query: pageQueryOf(search) };
  return { view, location, match, page: undefined, redirect: undefined, cause: undefined };
}

/**
 * Finds the route of a path, loads its code and its data. Never throws: a failure becomes the view
 * that tells of it. `keep` is handed every answer under its call's address.
 */
export async function loadPage(
  api: ApiClient,
  path: string,
  search: string,
  keep: (address: string, answer: unknown) => void,
): Promise<LoadedPage> {
  const loaded = pageWithView(path, search, 'not-found');
  const { match, location } = loaded;
  if (!match) return loaded;
  try {
    const { page } = await match.route.load();
    const outcome = await page.load?.(
      {
        language: api.language,
        async get(endpoint, query) {
          const answer = await api.get(endpoint, query);
          keep(addressOf(endpoint, query, api.language), answer);
          return answer;
        },
      },
      location,
    );
    return { ...loaded, view: 'page', page, redirect: outcome?.redirect };
  } catch (cause) {
    return { ...loaded, view: viewOfFailure(cause), cause };
  }
}
