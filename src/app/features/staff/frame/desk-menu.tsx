import { Trans, useLingui } from '@lingui/react/macro';
import {
  Banknote,
  Camera,
  CarFront,
  Flag,
  Gauge,
  History,
  type IconNode,
  LayoutDashboard,
  MessagesSquare,
  Newspaper,
  ReceiptText,
  ShieldCheck,
  Star,
  Store,
  Table2,
  Users,
} from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { tabPath, viewOf } from '#app/features/staff/review-address.ts';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import tints from '#app/ui/tints.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Waiting, WaitingKind } from '#contract/staff/overview.schema.ts';
import { articlesDeskPath, reviewPath, tablesPath } from '#contract/staff/staff-pages.ts';
import { staffWarrantyPath } from '#contract/warranty/warranty.ts';
import styles from './staff-frame.module.css';

type Item = {
  readonly icon: IconNode;
  readonly label: ReactNode;
  readonly path: string;
  /** Its count is of this kind. */
  readonly kind?: WaitingKind;
};

const first: Item = { icon: LayoutDashboard, label: <Trans>Overview</Trans>, path: reviewPath };
const groups: readonly { readonly name: ReactNode; readonly items: readonly Item[] }[] = [
  {
    name: <Trans>To do</Trans>,
    items: [
      { icon: CarFront, label: <Trans>Ads</Trans>, path: tabPath('queue'), kind: 'listings' },
      { icon: Flag, label: <Trans>Reports</Trans>, path: tabPath('reports'), kind: 'reports' },
      {
        ...{ icon: MessagesSquare, label: <Trans>Conversations</Trans> },
        ...{ path: tabPath('conversations'), kind: 'conversations' },
      },
      { icon: Star, label: <Trans>Owners’ reviews</Trans>, path: tabPath('reviews'), kind: 'ownerReviews' },
      { icon: ShieldCheck, label: <Trans>Warranties</Trans>, path: staffWarrantyPath, kind: 'claims' },
      { icon: Banknote, label: <Trans>Payouts to agents</Trans>, path: tabPath('agents'), kind: 'payouts' },
    ],
  },
  {
    name: <Trans>Data</Trans>,
    items: [
      { icon: Users, label: <Trans>Users</Trans>, path: tabPath('people'), kind: 'scopeRequests' },
      { icon: Store, label: <Trans>Dealers</Trans>, path: tabPath('dealers') },
      { icon: ReceiptText, label: <Trans>Bookings</Trans>, path: tabPath('orders') },
      { icon: Table2, label: <Trans>Prices and tables</Trans>, path: tablesPath },
    ],
  },
  {
    name: <Trans>Content</Trans>,
    items: [
      { icon: Newspaper, label: <Trans>Articles</Trans>, path: articlesDeskPath },
      { icon: Camera, label: <Trans>Photo contest</Trans>, path: tabPath('contests') },
    ],
  },
  {
    name: <Trans>System</Trans>,
    items: [
      { icon: Gauge, label: <Trans>Speed and faults</Trans>, path: tabPath('speed') },
      { icon: History, label: <Trans>Log</Trans>, path: tabPath('trail') },
    ],
  },
];

/** The name of this page in the menu. */
export function useDeskTitle(): ReactNode {
  const shown = useShownPath();
  return [first, ...groups.flatMap(({ items }) => items)].find(({ path }) => path === shown)?.label;
}

/** The address of the menu's row for this page. */
function useShownPath(): string {
  const [path] = useLocation();
  const { tab, listing } = viewOf(useSearch());
  if (path !== reviewPath) return path;
  return tabPath(listing === undefined ? tab : 'queue');
}

/** All pages of the desk, those with work to do first. */
export function DeskMenu() {
  const { t } = useLingui();
  const shown = useShownPath();
  const { state, refresh } = useStaffApi('staffWaiting', {});
  // What was decided on the page before is no longer counted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(refresh, [shown]);
  const waiting = state.kind === 'known' ? state.data.items : [];
  const row = (item: Item) => (
    <li key={item.path}>
      <AppLink
        href={item.path}
        className={styles.item}
        aria-current={item.path === shown ? 'page' : undefined}
      >
        <Icon of={item.icon} />
        <span className={layouts.fill}>{item.label}</span>
        <Count of={waiting.find(({ kind }) => kind === item.kind)} />
      </AppLink>
    </li>
  );
  return (
    <nav className={layouts.stack12} aria-label={t`Staff’s desk`}>
      <ul>{row(first)}</ul>
      {groups.map(({ name, items }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups are fixed
        <div key={place}>
          <h2 className={styles.groupName}>{name}</h2>
          <ul>{items.map(row)}</ul>
        </div>
      ))}
    </nav>
  );
}

/** How many wait; amber once one of them has waited longer than sellers are promised. */
function Count({ of }: { readonly of: Waiting | undefined }) {
  const language = useLanguage();
  if (of === undefined || of.count === 0) return null;
  const isLate = (of.ages.at(-1) ?? 0) > 0;
  return (
    <span className={classNames(styles.count, isLate && tints.amber)}>
      {formatNumber(of.count, language)}
      {isLate ? (
        <span className="visually-hidden">
          , <Trans>overdue</Trans>
        </span>
      ) : null}
    </span>
  );
}
