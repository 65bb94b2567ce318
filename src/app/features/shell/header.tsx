import { useLingui } from '@lingui/react/macro';
import { Menu, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { Logo } from '#app/ui/icon/logo.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { homePath, sellPath } from '#contract/paths.ts';
import { BackButton } from './back-button.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { preloadMenu } from './lazy-menu.tsx';

export type HeaderProps = {
  readonly layout: 'default' | 'listing' | 'mobile-back';
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: ReactNode;
  /** Opens the search where its field is hidden. */
  readonly searchButton: ReactNode;
  readonly wishlistButton: ReactNode;
  readonly accountLink: ReactNode;
  onOpenMenu(): void;
};

/**
 * One header for every width: phones show the elements of the layout, wide screens always the same ones. CSS
 * decides, since the server does not know the width.
 */
export function Header({
  layout,
  path,
  params,
  search,
  searchButton,
  wishlistButton,
  accountLink,
  onOpenMenu,
}: HeaderProps) {
  const { t } = useLingui();
  return (
    <header className={styles.header} data-layout={layout}>
      {layout === 'default' ? (
        <>
          <IconButton
            className={styles.phone}
            label={t`Menu`}
            aria-haspopup="dialog"
            icon={<Icon of={Menu} size={24} />}
            onClick={onOpenMenu}
            onPointerDown={preloadMenu}
          />
          {path === homePath ? null : (
            <span className={styles.installed}>
              <BackButton path={path} />
            </span>
          )}
        </>
      ) : (
        <span className={styles.phone}>
          <BackButton path={path} />
        </span>
      )}
      <AppLink href={homePath} className={styles.logo} aria-label={t`Lajur, home`}>
        <Logo />
      </AppLink>
      <div className={styles.search}>{search}</div>
      <div className={styles.actions}>
        {/* Filled by features/notifications after the page is shown. */}
        <span id="bell-place" />
        {wishlistButton}
        {layout === 'default' ? searchButton : null}
        <span className={styles.account}>{accountLink}</span>
        <span className={styles.wide}>
          <LanguageSwitch path={path} params={params} look="short" />
          <ButtonLink href={sellPath} size="dense" icon={<Icon of={Plus} />} className={styles.sell}>
            {t`Sell a car`}
          </ButtonLink>
        </span>
      </div>
    </header>
  );
}
