import { useLingui } from '@lingui/react/macro';
import { Menu, Search } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { AppLink } from '#app/ui/app-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { homePath } from '#contract/paths.ts';
import { BackButton } from './back-button.tsx';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { preloadShellSheets } from './lazy-shell-sheets.tsx';

export type HeaderProps = {
  readonly layout: 'default' | 'listing' | 'mobile-back';
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly searchText: string;
  readonly wishlistButton: ReactNode;
  readonly accountButton: ReactNode;
  onOpenMenu(): void;
};

/**
 * One bar for every width: phones show the part that the layout calls for, wide screens always the
 * same. Style sheets choose, since the server knows no widths.
 */
export function Header({
  layout,
  path,
  params,
  searchText,
  wishlistButton,
  accountButton,
  onOpenMenu,
}: HeaderProps) {
  const { t } = useLingui();
  const [focusRequest, setFocusRequest] = useState(0);
  const isSearchOpen = focusRequest > 0;

  // `?searchmodel=true` opens the search (spec §2).
  useEffect(() => {
    if (new URLSearchParams(location.search).get('searchmodel') === 'true') setFocusRequest(1);
  }, []);

  return (
    <header className={styles.header} data-layout={layout} data-search={isSearchOpen ? 'open' : undefined}>
      {layout === 'default' ? (
        <IconButton
          className={styles.phone}
          label={t`Menu`}
          aria-haspopup="dialog"
          icon={<Icon of={Menu} size={24} />}
          onClick={onOpenMenu}
          onPointerDown={preloadShellSheets}
        />
      ) : (
        <span className={styles.phone}>
          <BackButton path={path} />
        </span>
      )}
      <AppLink href={homePath} className={styles.logo} aria-label={t`Lajur, home`}>
        <Logo />
      </AppLink>
      <div className={styles.search} id="header-search">
        <HeaderSearch text={searchText} focusRequest={focusRequest} />
      </div>
      <div className={styles.actions}>
        {wishlistButton}
        {layout === 'default' ? (
          <IconButton
            className={styles.phone}
            label={t`Search`}
            aria-expanded={isSearchOpen}
            aria-controls="header-search"
            icon={<Icon of={Search} size={24} />}
            onClick={() => setFocusRequest(isSearchOpen ? 0 : 1)}
          />
        ) : null}
        <span className={styles.account}>{accountButton}</span>
        <span className={styles.wide}>
          <LanguageSwitch path={path} params={params} look="short" />
        </span>
      </div>
    </header>
  );
}
