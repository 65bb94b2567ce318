import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { refreshUnread, setUnread, useUnread, useUnreadWatch } from '#app/data/account/unread.ts';
import { useAccount } from '#app/data/account/use-account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { endPush, onPush, renewPush } from '#app/pwa/push.ts';
import { usePlace } from '#app/ui/hooks/use-place.ts';
import { readOpenSteps } from '#offline/outbox/open-steps.ts';
import { useHostPort } from './host-port.ts';
import { NotificationBell } from './notification-bell.tsx';

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
