import type { ReactNode } from 'react';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './tab-bar-item.module.css';

export type TabBarItemProps = {
  /** 22 px. */
  readonly icon: ReactNode;
  readonly label: string;
  readonly count?: number;
  /** Set for the current page's item. */
  readonly isCurrent?: boolean;
  /** `pill` is the highlighted item. */
  readonly look?: 'plain' | 'pill';
} & (
  | { readonly href: string; readonly onClick?: undefined; readonly onPointerEnter?: undefined }
  | { readonly href?: undefined; readonly onClick: () => void; readonly onPointerEnter?: () => void }
);

/** An item of the tab bar: links to a page, or opens a sheet. */
export function TabBarItem({
  icon,
  label,
  count = 0,
  isCurrent = false,
  look = 'plain',
  href,
  ...handlers
}: TabBarItemProps) {
  const content = (
    <>
      <span className={classNames(styles.icon, styles[look])}>
        {icon}
        <CountDot count={count} className={styles.count} />
      </span>
      {label}
      {count > 0 ? <span className="visually-hidden"> ({count})</span> : null}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={styles.item} {...handlers}>
        {content}
      </button>
    );
  }
  return (
    <AppLink href={href} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </AppLink>
  );
}
