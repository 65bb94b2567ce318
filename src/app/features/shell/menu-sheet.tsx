import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { homePath } from '#contract/paths.ts';
import type { MenuItem } from '#contract/site/navigation.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { isWithin } from './menu-items.ts';
import styles from './menu-sheet.module.css';
import { useMenu } from './use-shell-data.ts';

export type MenuSheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly installItem: ReactNode;
};

/** The hamburger menu: home, the menu with collapsed sub-menus, the language switch. */
export function MenuSheet({ isOpen, onClose, path, params, installItem }: MenuSheetProps) {
  const { t } = useLingui();
  const items = useMenu('hamburger');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Menu`} side="left">
      <nav aria-label={t`Main menu`} className={classNames(patterns.ruled, styles.menu)}>
        <MenuRow url={homePath} name={<Trans>Home</Trans>} path={path} />
        {items.map((item) =>
          item.child.length === 0 ? (
            <MenuRow key={item.id} url={item.url} name={item.name} path={path} />
          ) : (
            <MenuGroup key={item.id} item={item} path={path} />
          ),
        )}
      </nav>
      {installItem}
      <LanguageSwitch path={path} params={params} look="long" />
    </Sheet>
  );
}

type RowProps = { readonly url: string | null; readonly name: ReactNode; readonly path: string };

function MenuRow({ url, name, path }: RowProps) {
  if (url === null) return null;
  return (
    <AppLink href={url} className={styles.row} aria-current={url === path ? 'page' : undefined}>
      {name}
    </AppLink>
  );
}

function MenuGroup({ item, path }: { readonly item: MenuItem; readonly path: string }) {
  const links = item.url === null ? item.child : [item, ...item.child];
  return (
    <AccordionItem heading={item.name} isOpenAtFirst={links.some(({ url }) => isWithin(url, path))}>
      <div className={styles.group}>
        {links.map(({ id, url, name }) => (
          <MenuRow key={id} url={url} name={name} path={path} />
        ))}
      </div>
    </AccordionItem>
  );
}
