import { useLingui } from '@lingui/react/macro';
import { CircleUserRound, House, Plus, Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TabBarItem } from '#app/ui/link/tab-bar-item.tsx';
import { homePath, sellPath, usedCarsPath } from '#contract/paths.ts';
import { isWithin } from './menu-items.ts';
import styles from './tab-bar.module.css';

export type TabBarProps = {
  readonly path: string;
  /** A `TabBarItem` that opens the favourites. */
  readonly wishlistTab: ReactNode;
  /** Absent where accounts are not available. */
  readonly accountPath: string | undefined;
};

const icon = { size: 22 } as const;

/** The phone's tab bar. */
export function TabBar({ path, wishlistTab, accountPath }: TabBarProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.bar} aria-label={t`Shortcuts`}>
      <TabBarItem
        href={homePath}
        icon={<Icon of={House} {...icon} />}
        label={t`Home`}
        isCurrent={path === homePath}
      />
      <TabBarItem
        href={usedCarsPath()}
        icon={<Icon of={Search} {...icon} />}
        label={t`Search`}
        isCurrent={isWithin(usedCarsPath(), path)}
      />
      <TabBarItem
        href={sellPath}
        icon={<Icon of={Plus} {...icon} />}
        label={t`Sell`}
        look="pill"
        isCurrent={isWithin(sellPath, path)}
      />
      {wishlistTab}
      {accountPath === undefined ? null : (
        <TabBarItem
          href={accountPath}
          icon={<Icon of={CircleUserRound} {...icon} />}
          label={t`Account`}
          isCurrent={isWithin('/myaccount', path)}
        />
      )}
    </nav>
  );
}
