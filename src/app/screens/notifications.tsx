import { Trans, useLingui } from '@lingui/react/macro';
import { NotificationSwitches } from '#app/features/notifications/notification-switches.tsx';
import { OwnNotifications } from '#app/features/notifications/own-notifications.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page } from '#app/page.ts';
import { notificationsPath } from '#contract/account-paths.ts';
import styles from './notifications.module.css';

function NotificationsScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`Notifications`}
        description={t`News of your ads, offers, favourites and saved searches.`}
        canonicalPath={notificationsPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Notifications</Trans>
      </h1>
      <div>
        <OwnNotifications />
      </div>
      <NotificationSwitches />
    </div>
  );
}

export const page: Page = {
  // All of it is one person's, which the server does not know.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: NotificationsScreen,
};
