import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { acceptInstallOffer, hasInstallOffer, onInstallOffer } from './install-offer.ts';
import styles from './install-prompt.module.css';

/** A line in the menu, there only where the browser can install the app and has not yet. */
export function InstallItem({ className }: { readonly className?: string | undefined }) {
  const isOffered = useSyncExternalStore(onInstallOffer, hasInstallOffer, () => false);
  if (!isOffered) return null;
  return (
    <button type="button" className={className ?? styles.item} onClick={acceptInstallOffer}>
      <Download size={20} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Install Lajur on this phone</Trans>
    </button>
  );
}
