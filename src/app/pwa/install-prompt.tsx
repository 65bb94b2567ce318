import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { acceptInstallOffer, hasInstallOffer, onInstallOffer } from './install-offer.ts';
import styles from './install-prompt.module.css';

/** A menu entry, shown only where the browser can install the app. */
export function InstallItem({ className }: { readonly className?: string | undefined }) {
  const isOffered = useSyncExternalStore(onInstallOffer, hasInstallOffer, () => false);
  if (!isOffered) return null;
  return (
    <button type="button" className={className ?? styles.item} onClick={acceptInstallOffer}>
      <Icon of={Download} />
      <Trans>Install Lajur on this phone</Trans>
    </button>
  );
}
