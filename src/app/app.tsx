import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { defaultLanguage } from '#contract/language.ts';
import type { AnswerStore } from './data/answer-store.ts';
import { AnswerProvider } from './data/api-context.tsx';
import { OriginProvider } from './data/site-origin.ts';
import { WishlistButton, WishlistTab } from './features/favourites/wishlist-button.tsx';
import { Shell } from './features/shell/shell.tsx';
import type { LoadedPage } from './load-page.ts';
import { ConnectivityStrip } from './pwa/connectivity-strip.tsx';
import { InstallItem } from './pwa/install-prompt.tsx';
import { ErrorBoundary } from './screens/error-boundary.tsx';

export type AppProps = {
  readonly i18n: I18n;
  readonly store: AnswerStore;
  readonly origin: string;
  /** Only on the server: the path with its language prefix. */
  readonly serverPath?: string;
  readonly children: ReactNode;
};

/** Everything around a screen that does not change from page to page. */
export function App({ i18n, store, origin, serverPath, children }: AppProps) {
  const base = store.language === defaultLanguage ? '' : `/${store.language}`;
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <AnswerProvider value={store}>
          <OriginProvider value={origin}>
            <Router base={base} {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>
              {children}
            </Router>
          </OriginProvider>
        </AnswerProvider>
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
      installItem={<InstallItem />}
    >
      <ErrorBoundary key={location.path}>
        <Screen location={location} />
      </ErrorBoundary>
    </Shell>
  );
}
