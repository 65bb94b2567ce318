import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { defaultLanguage } from '#contract/language.ts';
import type { ApiClient } from './data/api-client.ts';
import { ApiProvider } from './data/api-context.tsx';
import { OriginProvider } from './data/site-origin.ts';
import { WishlistButton, WishlistTab } from './features/favourites/wishlist-button.tsx';
import { Shell } from './features/shell/shell.tsx';
import type { LoadedPage } from './load-page.ts';
import { ConnectivityStrip } from './pwa/connectivity-strip.tsx';
import { ErrorBoundary } from './screens/error-boundary.tsx';

export type AppProps = {
  readonly i18n: I18n;
  readonly api: ApiClient;
  readonly origin: string;
  /** Answers already there, by the address of their call. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Only on the server: the path with its language prefix. */
  readonly serverPath?: string;
  readonly children: ReactNode;
};

/** Everything around a screen that does not change from page to page. */
export function App({ i18n, api, origin, answers, serverPath, children }: AppProps) {
  const base = api.language === defaultLanguage ? '' : `/${api.language}`;
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ApiProvider value={api}>
          <OriginProvider value={origin}>
            {/* A page is loaded whole before it is shown; it is asked for again when a connection returns. */}
            <SWRConfig
              value={{
                fallback: answers,
                revalidateIfStale: false,
                revalidateOnFocus: false,
                shouldRetryOnError: false,
              }}
            >
              <Router base={base} {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>
                {children}
              </Router>
            </SWRConfig>
          </OriginProvider>
        </ApiProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/** A loaded page in its frame. */
export function PageFrame({ loaded }: { loaded: LoadedPage }) {
  const { Screen, match, location, frame } = loaded;
  return (
    <Shell
      layout={match?.route.layout ?? 'default'}
      path={location.path}
      params={location.params}
      {...frame}
      strip={<ConnectivityStrip />}
      wishlistButton={<WishlistButton />}
      wishlistTab={<WishlistTab />}
    >
      <ErrorBoundary key={location.path}>
        <Screen location={location} />
      </ErrorBoundary>
    </Shell>
  );
}
