import { useLingui } from '@lingui/react/macro';
import { NotificationSwitches } from '#app/features/notifications/notification-switches.tsx';
import { OwnNotifications } from '#app/features/notifications/own-notifications.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { notificationsPath } from '#contract/account/account-paths.ts';

function NotificationsScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Notifications`}
      width="rows"
      description={t`News of your ads, offers, favourites and saved searches.`}
      canonicalPath={notificationsPath}
    >
      <div>
        <OwnNotifications />
      </div>
      <NotificationSwitches />
    </PersonalScreen>
  );
}

export const page = personalPage(NotificationsScreen);
