import type { ComponentType } from 'react';
import type { PageView, StatusPageView } from '#contract/page/page-data.ts';
import type { ApiClient } from './data/api/api-client.ts';
import { ApiError, ConnectionLost } from './data/api/api-error.ts';
import { partWords } from './i18n/messages.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import { type PageFrameData, type PageLocation, pageQueryOf } from './page.ts';
import { isLostChunk } from './pwa/missing-chunk.ts';

/** A loaded page with everything it needs, ready to be shown. */
export type LoadedPage = {
  readonly view: PageView;
  readonly location: PageLocation;
  readonly match: RouteMatch | undefined;
  readonly Screen: ComponentType<{ location: PageLocation }>;
  readonly frame: PageFrameData;
  /** Set for a redirect; a path without language prefix. */
  readonly redirect?: string | undefined;
  /** The error, for the log. */
  readonly cause?: unknown;
};

async function viewOfFailure(cause: unknown): Promise<StatusPageView> {
  if (cause instanceof ConnectionLost || (await isLostChunk(cause))) return 'offline';
  // An invalid parameter makes an address that is no page.
  if (cause instanceof ApiError && (cause.code === 'not_found' || cause.code === 'bad_request'))
    return 'not-found';
  if (cause instanceof ApiError && cause.code === 'gone') return 'gone';
  return 'error';
}

/** What the offline fallback shows until its page is loaded. */
export async function loadingPage(path: string, search: string): Promise<LoadedPage> {
  const [{ LoadingScreen }] = await Promise.all([
    import('./parts/browse/screens/loading.tsx'),
    partWords('browse'),
  ]);
  return { view: 'page', ...(await placeOf(path, search)), Screen: LoadingScreen, frame: {} };
}

async function placeOf(path: string, search: string): Promise<Pick<LoadedPage, 'location' | 'match'>> {
  const match = matchRoute(path);
  return { match, location: { path, params: match?.params ?? {}, query: pageQueryOf(search) } };
}

/** What is shown instead of a page: not found, gone, failed, or unavailable offline. */
export async function statusPage(
  path: string,
  search: string,
  view: StatusPageView,
  cause?: unknown,
): Promise<LoadedPage> {
  const [{ statusScreens }] = await Promise.all([
    import('./parts/browse/screens/status-screens.tsx'),
    partWords('browse'),
  ]);
  return { view, ...(await placeOf(path, search)), Screen: statusScreens[view], frame: {}, cause };
}

/**
 * Finds the route of a path, loads its code and its data. A failure becomes the view that reports it. `onAnswer` is
 * called for every answer.
 */
export async function loadPage(
  api: ApiClient,
  path: string,
  search: string,
  onAnswer: () => void = () => undefined,
): Promise<LoadedPage> {
  try {
    const match = matchRoute(path);
    if (!match) return await statusPage(path, search, 'not-found');
    const location = { path, params: match.params, query: pageQueryOf(search) };
    const { page } = await match.route.load();
    const outcome = await page.load(
      {
        language: api.language,
        async get(name, query) {
          const answer = await api.get(name, query);
          onAnswer();
          return answer;
        },
      },
      location,
    );
    const { redirect, frame = {} } = outcome ?? {};
    return { view: 'page', location, match, Screen: page.Screen, frame, redirect };
  } catch (cause) {
    return statusPage(path, search, await viewOfFailure(cause), cause);
  }
}
