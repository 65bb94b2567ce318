import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, Suspense, useState } from 'react';
import { Router } from 'wouter';
import { defaultLanguage } from '#contract/language.ts';
import type { ResponseCache } from './data/api/response-cache.ts';
import { OriginProvider } from './data/api/site-origin.ts';
import { ApiProvider } from './data/api/use-api.tsx';
import { WishlistButton, WishlistTab } from './features/favourites/wishlist-button.tsx';
import { Shell } from './features/shell/shell.tsx';
import { HeaderSearch } from './features/suggest/header-search.tsx';
import { SearchButton } from './features/suggest/search-button.tsx';
import type { LoadedPage } from './load-page.ts';
import { useConnection, useIsLost } from './pwa/use-connectivity.ts';
import { ErrorBoundary } from './screens/sections/error-boundary.tsx';
import { optionalPart } from './ui/part/optional-part.tsx';

const MenuExtras = optionalPart('browse', async () => (await import('./menu-extras.tsx')).MenuExtras);
/** Loaded with after-load.tsx: loading it when the connection is lost would be too late. */
const ConnectivityStrip = optionalPart(
  'browse',
  async () => (await import('./pwa/connectivity-strip.tsx')).ConnectivityStrip,
);

export type AppProps = {
  readonly i18n: I18n;
  readonly cache: ResponseCache;
  readonly origin: string;
  /** Set on the server only: the path with its language prefix. */
  readonly serverPath?: string;
  readonly children: ReactNode;
};

/** Everything around a screen that is the same on every page. */
export function App({ i18n, cache, origin, serverPath, children }: AppProps) {
  const base = cache.language === defaultLanguage ? '' : `/${cache.language}`;
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ApiProvider cache={cache}>
          <OriginProvider value={origin}>
            <Router base={base} {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>
              {children}
            </Router>
          </OriginProvider>
        </ApiProvider>
      </I18nProvider>
    </StrictMode>
  );
}

export function PageFrame({ loaded }: { loaded: LoadedPage }) {
  const { Screen, match, location, frame } = loaded;
  const { hasStrip, hasRoom } = useStrip(location.path);
  return (
    <ErrorBoundary>
      <Shell
        layout={match?.route.layout ?? 'default'}
        path={location.path}
        params={location.params}
        {...frame}
        search={<HeaderSearch text={frame.searchText ?? ''} />}
        searchButton={<SearchButton />}
        strip={hasStrip ? <Later part={<ConnectivityStrip />} /> : null}
        hasStripRoom={hasRoom}
        wishlistButton={<WishlistButton />}
        wishlistTab={<WishlistTab />}
        installItem={<Later part={<MenuExtras />} />}
      >
        <ErrorBoundary key={location.path}>
          <Screen location={location} />
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}

/**
 * The strip has room above a page that begins without a network. On a page that loses it, the strip lies over the
 * content, which does not move. It stays until the next page.
 */
function useStrip(path: string): { readonly hasStrip: boolean; readonly hasRoom: boolean } {
  const isAnswering = useConnection() === 'answering';
  const hasRoom = useIsLost();
  const [page, setPage] = useState({ path, hadStrip: !isAnswering, hasRoom });
  const isNext = page.path !== path;
  if (isNext) setPage({ path, hadStrip: !isAnswering, hasRoom });
  else if (!isAnswering && !page.hadStrip) setPage({ ...page, hadStrip: true });
  return { hasStrip: !isAnswering || (page.hadStrip && !isNext), hasRoom: page.hasRoom };
}

function Later({ part }: { readonly part: ReactNode }) {
  return <Suspense fallback={null}>{part}</Suspense>;
}
