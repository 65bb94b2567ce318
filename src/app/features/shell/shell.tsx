import { Trans, useLingui } from '@lingui/react/macro';
import { CircleUserRound } from 'lucide';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLateAnswer } from '#app/data/api/use-api.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { HeaderLink } from '#app/ui/link/header-action.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import { accountPaths } from '#contract/account/account-pages.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import { Header } from './header.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { watchOwnHistory } from './own-history.ts';
import styles from './shell.module.css';
import { TabBar } from './tab-bar.tsx';
import { useSite } from './use-shell-data.ts';

const DesktopNav = hydratedLater('browse', async () => (await import('./desktop-nav.tsx')).DesktopNav);
const Footer = hydratedLater('browse', async () => (await import('./footer.tsx')).Footer);

export type ShellProps = {
  readonly layout: 'default' | 'listing' | 'mobile-back' | 'blank';
  /** Without language prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The search field in the header. */
  readonly search?: ReactNode;
  /** Opens the search where a phone's header has no room for the field. */
  readonly searchButton?: ReactNode;
  /** The strip below the header that says how the network is; empty while it answers. */
  readonly strip?: ReactNode;
  /** Whether the strip has room above the page; otherwise it lies over it. */
  readonly hasStripRoom?: boolean;
  /** A `HeaderAction` with the number of favourites. */
  readonly wishlistButton?: ReactNode;
  /** The equivalent `TabBarItem`. */
  readonly wishlistTab?: ReactNode;
  /** The install prompt at the end of the menu. */
  readonly installItem?: ReactNode;
  readonly breadcrumbs?: readonly Breadcrumb[] | undefined;
  readonly faqs?: readonly FaqEntry[] | undefined;
  readonly faqTitle?: string | undefined;
  readonly children: ReactNode;
};

/** The frame around every screen (docs/product.md#frames). */
export function Shell(props: ShellProps) {
  const { layout, children } = props;
  useEffect(watchOwnHistory, []);
  return (
    <div className={styles.shell} data-layout={layout}>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {layout === 'blank' ? <Main {...props}>{children}</Main> : <Framed {...props} layout={layout} />}
      <div aria-live="assertive">
        <p className={styles.missing}>
          <Trans>This part has not loaded yet. Trying again automatically.</Trans>{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: this page anew, without any code */}
          <a href="">
            <Trans>Reload</Trans>
          </a>
        </p>
      </div>
    </div>
  );
}

function Main({ strip, hasStripRoom, children }: Pick<ShellProps, 'strip' | 'hasStripRoom' | 'children'>) {
  return (
    <>
      <div className={styles.strip} data-room={hasStripRoom ? '' : undefined}>
        {strip}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}

const noQuery = {};

type FramedProps = ShellProps & { readonly layout: Exclude<ShellProps['layout'], 'blank'> };

function Framed({ layout, path, params, children, ...slots }: FramedProps) {
  const { t } = useLingui();
  const site = useSite();
  const prepareNav = useLateAnswer('nav', noQuery);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const close = useCallback(() => setIsMenuOpen(false), []);
  // Accounts exist in Indonesia only (docs/product.md#identity).
  const hasAccounts = site?.countryCode === 'id';
  const accountLink = (
    <HeaderLink
      href={accountPaths.ownerSignIn}
      label={t`My account`}
      icon={<Icon of={CircleUserRound} size={24} />}
    />
  );

  return (
    <>
      <HydrateOnTouch id="header" isEager>
        <Header
          layout={layout}
          path={path}
          params={params}
          search={slots.search}
          searchButton={slots.searchButton}
          wishlistButton={slots.wishlistButton}
          accountLink={hasAccounts ? accountLink : null}
          onOpenMenu={() => setIsMenuOpen(true)}
        />
      </HydrateOnTouch>
      <div className={styles.wideOnly}>
        <HydrateOnTouch id="nav" of={path} prepare={() => Promise.all([prepareNav(), DesktopNav.prepare()])}>
          <DesktopNav path={path} />
        </HydrateOnTouch>
      </div>
      <Main {...slots}>{children}</Main>
      <HydrateOnTouch id="footer" of={slots.breadcrumbs ?? path} prepare={Footer.prepare}>
        <Footer
          layout={layout}
          path={path}
          params={params}
          faqs={slots.faqs}
          faqTitle={slots.faqTitle}
          breadcrumbs={slots.breadcrumbs ?? []}
        />
      </HydrateOnTouch>
      {layout === 'mobile-back' ? null : (
        <HydrateOnTouch id="tab-bar" isEager>
          <TabBar
            path={path}
            wishlistTab={slots.wishlistTab}
            accountPath={hasAccounts ? accountPaths.ownerSignIn : undefined}
          />
        </HydrateOnTouch>
      )}
      <LazyMenu
        isOpen={isMenuOpen}
        onClose={close}
        path={path}
        params={params}
        installItem={slots.installItem}
      />
    </>
  );
}
