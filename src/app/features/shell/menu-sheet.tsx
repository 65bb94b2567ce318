import { Trans, useLingui } from '@lingui/react/macro';
import {
  Calculator,
  CarFront,
  ChevronDown,
  CircleUserRound,
  KeyRound,
  LifeBuoy,
  Newspaper,
  SquarePen,
} from 'lucide';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { accountPaths } from '#contract/account/account-pages.ts';
import type { MenuItem } from '#contract/site/navigation.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { currentItem } from './menu-items.ts';
import styles from './menu-sheet.module.css';
import { useMenu } from './use-shell-data.ts';

export type MenuSheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly installItem: ReactNode;
};

/** By the `iconClass` of a group; one of a later version has none. */
const icons = new Map([
  ['used', CarFront],
  ['new', KeyRound],
  ['sell', SquarePen],
  ['money', Calculator],
  ['read', Newspaper],
  ['help', LifeBuoy],
]);

/** The hamburger menu: groups of which one is open at a time; below, always in view, the account and the languages. */
export function MenuSheet({ isOpen, onClose, path, params, installItem }: MenuSheetProps) {
  const { t } = useLingui();
  const items = useMenu('hamburger');
  const [chosen, setChosen] = useState<number | 'none'>();
  const opened = chosen ?? currentItem(items, path)?.id ?? 'none';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Menu`}
      side="left"
      footer={
        <div className={layouts.row12}>
          <ButtonLink
            href={accountPaths.ownerSignIn}
            variant="secondary"
            icon={<Icon of={CircleUserRound} />}
            className={patterns.grows}
          >
            <Trans>My account</Trans>
          </ButtonLink>
          <LanguageSwitch path={path} params={params} look="short" />
        </div>
      }
    >
      <nav aria-label={t`Main menu`} className={styles.menu} data-opened={opened === 'none' ? undefined : ''}>
        {items.map((item) => (
          <MenuGroup
            key={item.id}
            item={item}
            path={path}
            isOpen={item.id === opened}
            onToggle={(isNowOpen) => {
              if (isNowOpen) setChosen(item.id);
              else if (item.id === opened) setChosen('none');
            }}
          />
        ))}
      </nav>
      {installItem}
    </Sheet>
  );
}

type MenuGroupProps = {
  readonly item: MenuItem;
  readonly path: string;
  readonly isOpen: boolean;
  onToggle(isNowOpen: boolean): void;
};

function MenuGroup({ item: { name, title, iconClass, child }, path, isOpen, onToggle }: MenuGroupProps) {
  const icon = icons.get(iconClass ?? '');
  return (
    <details className={styles.group} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={styles.heading}>
        {icon && (
          <IconTile>
            <Icon of={icon} />
          </IconTile>
        )}
        <span className={layouts.fill}>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{title}</span>
        </span>
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      {child.map(({ id, url, name: entry }) => (
        <AppLink
          key={id}
          href={url ?? ''}
          className={styles.link}
          aria-current={url === path ? 'page' : undefined}
        >
          {entry}
        </AppLink>
      ))}
    </details>
  );
}
