import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { acceptInstallOffer, canInstall, hasInstallOffer, onInstallOffer } from '#app/pwa/install-offer.ts';
import toasts from '#app/pwa/update-prompt.module.css';
import { Button } from '#app/ui/button.tsx';
import { languageOfPath } from '#contract/language.ts';
import { favouritesPath, homePath, usedCarsPath } from '#contract/paths.ts';
import { viewedDays } from '#offline/viewed/viewed-cars.ts';
import { InstallSteps } from './install-item.tsx';
import { invitedAt, isTimeToInvite, noteInvited } from './invitation-rule.ts';

/** Pages on which nothing is being read or written. */
function isBetweenThings(path: string): boolean {
  const found = languageOfPath(path);
  if (found.kind !== 'known') return false;
  return [homePath, favouritesPath].includes(found.path) || found.path.startsWith(usedCarsPath());
}

/** Invites to install the app, after a second useful visit (docs/product.md#installing). */
export function InstallInvitation() {
  const [path] = useLocation();
  const isPossible = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  const days = useDeviceIfHeld(['viewed'], viewedDays);
  const [before] = useState(invitedAt);
  const [isClosed, setClosed] = useState(false);
  const isDue =
    isPossible &&
    days.kind === 'known' &&
    isTimeToInvite({ usefulDays: days.value ?? 0, invitedAt: before, now: Date.now() });
  const isShown = isDue && !isClosed && isBetweenThings(path);
  useEffect(() => {
    if (isShown) noteInvited(Date.now());
  }, [isShown]);
  if (!isShown) return null;
  const close = () => setClosed(true);
  return (
    <div role="status" className={toasts.toast}>
      <div className={toasts.words}>
        <Trans>Install Lajur: it opens from your home screen, also without a signal</Trans>
        {hasInstallOffer() ? null : <InstallSteps />}
      </div>
      <Button variant="text" size="dense" onClick={close}>
        <Trans>Not now</Trans>
      </Button>
      {hasInstallOffer() ? (
        <Button
          size="dense"
          onClick={() => {
            acceptInstallOffer();
            close();
          }}
        >
          <Trans>Install</Trans>
        </Button>
      ) : null}
    </div>
  );
}
