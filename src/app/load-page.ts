import type { ComponentType } from 'react';
import type { PageView, StatusPageView } from '#contract/page/page-data.ts';
import { ApiError, ConnectionLost } from './data/api/api-error.ts';
import type { ResponseCache } from './data/api/response-cache.ts';
import { partWords } from './i18n/messages.ts';
import { loadScreen } from './load-screen.ts';
import { findRoute, matchKnownRoute, type RouteMatch } from './match-route.ts';
import { type PageFrameData, type PageLocation, pageQueryOf } from './page.ts';
import { isLostChunk } from './pwa/missing-chunk.ts';
import { PlainOffline } from './screens/sections/plain-status.tsx';
import { readyParts } from './ui/part/ready-parts.ts';

/** A loaded page, ready to be rendered. */
export type LoadedPage = {
  readonly view: PageView;
  readonly location: PageLocation;
  readonly match: RouteMatch | undefined;
  readonly Screen: ComponentType<{ location: PageLocation }>;
  readonly frame: PageFrameData;
  /** A redirect target, without language prefix. */
  readonly redirect?: string | undefined;
  /** The error, for logging. */
  readonly cause?: unknown;
};

async function viewOfFailure(cause: unknown): Promise<StatusPageView> {
  if (cause instanceof ConnectionLost || (await isLostChunk(cause))) return 'offline';
  // An invalid parameter means that the address is not a page.
  if (cause instanceof ApiError && (cause.code === 'not_found' || cause.code === 'bad_request'))
    return 'not-found';
  if (cause instanceof ApiError && cause.code === 'gone') return 'gone';
  return 'error';
}

/** What the offline fallback shows until its page has loaded. */
export async function loadingPage(path: string, search: string): Promise<LoadedPage> {
  const [{ LoadingScreen }] = await Promise.all([
    import('./screens/sections/loading.tsx'),
    partWords('browse'),
  ]);
  return { view: 'page', ...placeOf(path, search, matchKnownRoute(path)), Screen: LoadingScreen, frame: {} };
}

function placeOf(
  path: string,
  search: string,
  found: RouteMatch | undefined,
): Pick<LoadedPage, 'location' | 'match'> {
  // The last route matches every address, and only once the later table has loaded.
  const match = found?.route.pattern.includes('*') ? undefined : found;
  return { match, location: { path, params: match?.params ?? {}, query: pageQueryOf(search) } };
}

/** A status page: not found, gone, failed, or unavailable offline. */
export async function statusPage(
  path: string,
  search: string,
  view: StatusPageView,
  cause?: unknown,
): Promise<LoadedPage> {
  // Of the whole table: its frame is the same in the browser as on the server. A table that is not there is no
  // reason for another failure.
  const found = await findRoute(path).catch(() => undefined);
  const place = placeOf(path, search, found);
  try {
    const [{ statusScreens }] = await Promise.all([
      import('./screens/sections/status-screens.tsx'),
      partWords('browse'),
    ]);
    return { view, ...place, Screen: statusScreens[view], frame: {}, cause };
  } catch {
    // Opens by itself.
    return { view: 'offline', ...place, Screen: PlainOffline, frame: {}, cause };
  }
}

type Watching = {
  /** Called for every response. */
  onAnswer?(): void;
  /** Called with the page from the device's data, until the page has loaded. */
  onSoon?(page: LoadedPage): void;
};

/** The route of a path, and its code; for a page rendered in the browser, with all that is shown at once. */
export async function loadCode(path: string, isRendered = false) {
  const match = await findRoute(path);
  if (!match) return { match };
  const loaded = await loadScreen(match.route);
  if (isRendered) await readyParts();
  return { match, loaded };
}

/** Finds the route of a path and loads its code and data. A failure becomes the view that reports it. */
export async function loadPage(
  cache: ResponseCache,
  path: string,
  search: string,
  { onAnswer, onSoon }: Watching = {},
): Promise<LoadedPage> {
  try {
    const { match, loaded } = await cache.codeInTime(loadCode(path, onSoon !== undefined));
    if (!match) return await statusPage(path, search, 'not-found');
    const { page } = loaded;
    const location = { path, params: match.params, query: pageQueryOf(search) };
    let isLoading = true;
    const loading = page
      .load(
        {
          language: cache.language,
          async get(name, query) {
            const answer = await cache.get(name, query);
            onAnswer?.();
            return answer;
          },
        },
        location,
      )
      .finally(() => {
        isLoading = false;
      });
    if (onSoon && page.soon) {
      // A failure is reported by the page load itself.
      await Promise.race([loading.catch(() => undefined), cache.untilSilent()]);
      const Soon = isLoading ? await page.soon(cache.answers, location).catch(() => undefined) : undefined;
      if (Soon && isLoading) onSoon({ view: 'page', location, match, Screen: Soon, frame: {} });
    }
    const { redirect, frame = {} } = (await loading) ?? {};
    return { view: 'page', location, match, Screen: page.Screen, frame, redirect };
  } catch (cause) {
    return statusPage(path, search, await viewOfFailure(cause), cause);
  }
}
