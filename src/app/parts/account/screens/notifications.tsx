import { Trans, useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { NotificationSwitches } from '#app/parts/account/features/notifications/notification-switches.tsx';
import { OwnNotifications } from '#app/parts/account/features/notifications/own-notifications.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { notificationsPath } from '#contract/account/account-paths.ts';
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
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: NotificationsScreen,
};
