import type { ComponentType } from 'react';
import type { PageView } from '#contract/page-data.ts';
import { type ApiClient, addressOf } from './data/api-client.ts';
import { ApiError, ConnectionLost } from './data/api-error.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import { type PageFrameData, type PageLocation, pageQueryOf } from './page.ts';

/** A screen with everything it needs, ready to be shown in one go. */
export type LoadedPage = {
  readonly view: PageView;
  readonly location: PageLocation;
  readonly match: RouteMatch | undefined;
  readonly Screen: ComponentType<{ location: PageLocation }>;
  readonly frame: PageFrameData;
  /** Set if the page lives elsewhere; a path without language prefix. */
  readonly redirect?: string | undefined;
  /** What went wrong, for the log. */
  readonly cause?: unknown;
};

function viewOfFailure(cause: unknown): Exclude<PageView, 'page'> {
  if (cause instanceof ConnectionLost) return 'offline';
  // A parameter that makes no sense makes an address that is no page.
  if (cause instanceof ApiError && (cause.code === 'not_found' || cause.code === 'bad_request'))
    return 'not-found';
  if (cause instanceof ApiError && cause.code === 'gone') return 'gone';
  return 'error';
}

/** What stands in place of a page: it does not exist, is gone, failed, or cannot be had offline. */
export async function statusPage(
  path: string,
  search: string,
  view: Exclude<PageView, 'page'>,
  cause?: unknown,
): Promise<LoadedPage> {
  const { statusScreens } = await import('./screens/status-screens.tsx');
  const match = matchRoute(path);
  const location = { path, params: match?.params ?? {}, query: pageQueryOf(search) };
  return { view, location, match, Screen: statusScreens[view], frame: {}, cause };
}

/**
 * Finds the route of a path, loads its code and its data. A failure becomes the view that tells of
 * it. `keep` is handed every answer under its call's address.
 */
export async function loadPage(
  api: ApiClient,
  path: string,
  search: string,
  keep: (address: string, answer: unknown) => void,
): Promise<LoadedPage> {
  const match = matchRoute(path);
  if (!match) return statusPage(path, search, 'not-found');
  const location: PageLocation = { path, params: match.params, query: pageQueryOf(search) };
  try {
    const { page } = await match.route.load();
    const outcome = await page.load(
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
    const { redirect, frame = {} } = outcome ?? {};
    return { view: 'page', location, match, Screen: page.Screen, frame, redirect };
  } catch (cause) {
    return statusPage(path, search, viewOfFailure(cause), cause);
  }
}
