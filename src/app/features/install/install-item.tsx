import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide';
import { useSyncExternalStore } from 'react';
import {
  acceptInstallOffer,
  hasInstallOffer,
  isInstalledByHand,
  onInstallOffer,
} from '#app/pwa/install-offer.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './install.module.css';

/**
 * A menu entry that is shown if the app can be installed: by the browser's prompt, or manually on an iPhone.
 */
export function InstallItem({ className }: { readonly className?: string | undefined }) {
  const isOffered = useSyncExternalStore(onInstallOffer, hasInstallOffer, () => false);
  const isByHand = useSyncExternalStore(onInstallOffer, isInstalledByHand, () => false);
  const content = (
    <>
      <Icon of={Download} />
      <Trans>Install Lajur on this device</Trans>
    </>
  );
  if (isOffered)
    return (
      <button type="button" className={className ?? styles.item} onClick={acceptInstallOffer}>
        {content}
      </button>
    );
  if (!isByHand) return null;
  return (
    <details>
      <summary className={className ?? styles.item}>{content}</summary>
      <InstallSteps />
    </details>
  );
}

/** How it is installed where the browser has no prompt for it. */
export function InstallSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <Trans>Open this page in Safari.</Trans>
      </li>
      <li>
        <Trans>Tap Share, the square with an arrow.</Trans>
      </li>
      <li>
        <Trans>Choose “Add to Home Screen”, then “Add”.</Trans>
      </li>
    </ol>
  );
}
