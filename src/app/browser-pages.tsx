import { use, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pageViewed } from '#app/tracking/page-viewed.ts';
import { PageFrame } from './app.tsx';
import type { ResponseCache } from './data/api/response-cache.ts';
import { keepEarlyInput, replayEarlyInput } from './early/replay-early-input.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { pageQueryOf } from './page.ts';
import { swapPage } from './page-swap.ts';
import { noteOwnAnswer, noteUnanswered, onNetworkBack } from './pwa/use-connectivity.ts';
import { beginScroll, rememberScroll, restoreScroll } from './scroll-memory.ts';
import { track } from './tracking/track.ts';
import { leaveFirstPage, watchGates } from './ui/part/gates.ts';
import { wholePage } from './ui/part/hydrated-later.tsx';
import { useIsHydrated } from './ui/part/use-is-hydrated.ts';
import { ProgressBar } from './ui/state/progress-bar.tsx';

/** The identity of a page; unknown parameters (utm_…) are ignored. */
function pageKey(path: string, search: string): string {
  return `${path}?${new URLSearchParams(pageQueryOf(search))}`;
}

type Props = {
  readonly first: LoadedPage;
  /** False where `first` is only a placeholder. */
  readonly isLoaded: boolean;
  readonly cache: ResponseCache;
};

/**
 * Navigation: loads the next page while the current one stays visible, then swaps them
 * (docs/product.md#page-navigation).
 */
export function BrowserPages({ first, isLoaded, cache }: Props) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const key = pageKey(path, search);
  const [shown, setShown] = useState({ key: isLoaded ? key : '', loaded: first });
  /** The device's version of the page being loaded. */
  const [soon, setSoon] = useState<{ readonly key: string; readonly loaded: LoadedPage }>();
  /** Number of responses received for the page being loaded; undefined when idle. */
  const [tasksDone, setTasksDone] = useState<number>();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const soonKey = useRef<string>(undefined);
  const shownKey = soon?.key === key ? key : shown.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page
  useEffect(() => {
    if (key === shown.key) return;
    let isWanted = true;
    setTasksDone(0);
    if (soonKey.current === undefined) rememberScroll(shown.key);
    loadPage(cache, path, search, {
      onAnswer: () => isWanted && setTasksDone((done = 0) => done + 1),
      onSoon(loaded) {
        if (!isWanted) return;
        leaveFirstPage();
        soonKey.current = key;
        swapPage(() => {
          noteOwnAnswer();
          setSoon({ key, loaded });
        });
      },
    }).then((loaded) => {
      if (!isWanted) return;
      setTasksDone(undefined);
      if (loaded.redirect !== undefined) navigate(loaded.redirect, { replace: true });
      // A page from the device's data is better than the offline notice.
      else if (loaded.view !== 'offline' || soonKey.current !== key) {
        leaveFirstPage();
        soonKey.current = undefined;
        swapPage(() => {
          setSoon(undefined);
          setShown({ key, loaded });
        });
      }
      if (loaded.view === 'offline') noteUnanswered();
    });
    return () => {
      isWanted = false;
    };
  }, [key, shown.key, path, search, cache, navigate, attempt]);

  const isHydrated = useIsHydrated();
  // After a mismatch everything is rendered anew: the server's HTML stays until that is whole.
  if (isLoaded && !isHydrated && !('alive' in document.documentElement.dataset)) {
    keepEarlyInput();
    use(wholePage());
  }

  const { match } = shown.loaded;
  useEffect(() => {
    if (isLoaded || shown.key !== '') track(pageViewed(match?.route.pattern));
  }, [isLoaded, shown.key, match]);

  const isOffline = shown.loaded.view === 'offline' || soon !== undefined;
  useEffect(() => {
    if (!isOffline) return;
    return onNetworkBack(() => {
      setShown((before) => (before.loaded.view === 'offline' ? { ...before, key: '' } : before));
      tryAgain();
    });
  }, [isOffline]);
  // The document's own page, too: other requests may have been answered, and nothing else would tell the return.
  const isUnanswered = shown.loaded.view === 'offline' && soon === undefined;
  useEffect(() => {
    if (isUnanswered) noteUnanswered();
  }, [isUnanswered]);

  useEffect(() => {
    watchGates();
    replayEarlyInput();
  }, []);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current && isLoaded) beginScroll(shownKey);
    else if (!isFirst.current) restoreScroll(shownKey);
    isFirst.current = false;
  }, [shownKey, isLoaded]);

  return (
    <>
      <ProgressBar tasksDone={tasksDone} />
      <PageFrame loaded={soon?.key === key ? soon.loaded : shown.loaded} />
    </>
  );
}
