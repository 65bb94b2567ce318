import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { refreshUnread, setUnread, useUnread, useUnreadWatch } from '#app/data/account/unread.ts';
import { useAccount } from '#app/data/account/use-account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { endPush, onPush, renewPush } from '#app/pwa/push.ts';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { usePlace } from '#app/ui/hooks/use-place.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { notificationsPath } from '#contract/account/account-paths.ts';
import { readOpenSteps } from '#offline/outbox/open-steps.ts';
import { useHostPort } from './host-port.ts';
import styles from './notification-layer.module.css';

/**
 * The placeholder of the bell in the header (features/shell/header.tsx), because the bell is not in the first
 * load.
 */
const placeId = 'bell-place';

/**
 * Notifications for a signed-in visitor: the bell, the badge on the app's icon, and an embedding native app.
 */
export function NotificationLayer() {
  const api = useApiClient();
  const { isKnown, id } = useAccount();
  const unread = useUnread();
  useUnreadWatch(id);
  const place = usePlace(placeId);
  useHostPort(id);
  const steps = useDeviceIfHeld(['outbox'], readOpenSteps);
  const left = unread + ((steps.kind === 'known' && steps.value?.unverified) || 0);

  useEffect(() => {
    if (!isKnown) return;
    if (id === undefined) {
      void setUnread(api, 0);
      // Messages for another account must not be shown on this device.
      void endPush().catch(() => undefined);
      return;
    }
    void renewPush(api, api.language);
    return onPush(() => void refreshUnread(api));
  }, [api, isKnown, id]);

  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Without permission there is no badge.
    const shown = left > 0 ? navigator.setAppBadge(left) : navigator.clearAppBadge();
    shown.catch(() => undefined);
  }, [left]);

  return place && id !== undefined ? createPortal(<NotificationBell />, place) : null;
}

/** A link to the messages with the number of unread ones, in the header of signed-in visitors. */
function NotificationBell() {
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
