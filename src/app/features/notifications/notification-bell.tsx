import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide';
import { useUnread } from '#app/data/account/unread.ts';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { notificationsPath } from '#contract/account/account-paths.ts';
import styles from './notification-bell.module.css';

/** A link to the messages with the number of unread ones, in the header of signed-in visitors. */
export function NotificationBell() {
  const { t } = useLingui();
  const count = useUnread();
  const label = count === 0 ? t`Notifications` : t`Notifications, ${count} unread`;
  return (
    <AppLink
      href={notificationsPath}
      className={classNames(patterns.pressed, styles.bell)}
      aria-label={label}
    >
      <Icon of={Bell} size={24} />
      <CountDot count={count} className={styles.count} />
    </AppLink>
  );
}
