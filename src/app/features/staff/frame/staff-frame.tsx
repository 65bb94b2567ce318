import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, Menu, X } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { LogoMark } from '#app/ui/icon/logo.tsx';
import { initialsOf } from '#app/ui/initials.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { accountPaths } from '#contract/account/account-pages.ts';
import { homePath } from '#contract/paths.ts';
import { reviewPath } from '#contract/staff/staff-pages.ts';
import { DeskMenu, useDeskTitle } from './desk-menu.tsx';
import { NumberSearch } from './number-search.tsx';
import styles from './staff-frame.module.css';

type Props = {
  /** Until the account is known, and of a page that is not in the menu: the server renders no query. */
  readonly title: ReactNode;
  /** The account at work; its menu appears once it is known. */
  readonly worker: { readonly name: string | null } | undefined;
  readonly languages: ReactNode;
  readonly children: ReactNode;
};

/** The frame of all pages for staff: a menu at the side, on a phone behind a button (docs/product.md#frames). */
export function StaffFrame({ title, worker, languages, children }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [path] = useLocation();
  const search = useSearch();
  const inMenu = useDeskTitle();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu that led to it
  useEffect(() => setIsOpen(false), [path, search]);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <AppLink href={reviewPath} className={styles.brand}>
          <LogoMark size={28} />
          <Trans>Staff’s desk</Trans>
        </AppLink>
        <IconButton
          className={styles.opener}
          label={isOpen ? t`Close the menu` : t`Menu`}
          aria-expanded={isOpen}
          aria-controls="desk-side"
          icon={<Icon of={isOpen ? X : Menu} size={24} />}
          onClick={() => setIsOpen(!isOpen)}
        />
      </header>
      <div id="desk-side" className={styles.side} data-open={isOpen ? '' : undefined}>
        {worker === undefined ? null : (
          <>
            <NumberSearch />
            <DeskMenu />
            <Worker name={worker.name} languages={languages} />
          </>
        )}
      </div>
      <div className={styles.content}>
        <h1 className={styles.title}>{worker === undefined ? title : (inMenu ?? title)}</h1>
        {children}
      </div>
    </div>
  );
}

function Worker({ name, languages }: { readonly name: string | null; readonly languages: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.worker}>
      <div className={styles.person}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name ?? t`Staff`)}
        </span>
        <p className={layouts.fill}>
          {name === null ? null : <strong className={styles.name}>{name}</strong>}
          <span className={texts.noteLine}>
            <Trans>Staff</Trans>
          </span>
        </p>
        <AppLink href={accountPaths.signOut} className={styles.leave} aria-label={t`Sign out`}>
          <Icon of={LogOut} />
        </AppLink>
      </div>
      <div className={styles.person}>
        <AppLink href={homePath} className={styles.shop}>
          <Trans>To the site</Trans>
        </AppLink>
        {languages}
      </div>
    </div>
  );
}
