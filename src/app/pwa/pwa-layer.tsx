import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { track } from '#app/tracking/track.ts';
import { Button } from '../ui/button.tsx';
import { applyUpdate, isUpdateReady, onUpdateReady } from './service-worker.ts';
import styles from './update-prompt.module.css';

/** Notices of the installed app, above every page; usually none. */
export function PwaLayer() {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  const [isPutOff, setPutOff] = useState(false);
  if (!isReady || isPutOff) return null;
  return <UpdatePrompt onLater={() => setPutOff(true)} />;
}

/** Asks before a new version is activated, so that no page changes while in use. */
function UpdatePrompt({ onLater }: { readonly onLater: () => void }) {
  return (
    <div role="status" className={styles.toast}>
      <p className={styles.words}>
        <Trans>A new version is ready</Trans>
      </p>
      <Button variant="text" size="dense" onClick={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button
        size="dense"
        onClick={() => {
          track({ name: 'update_applied' });
          applyUpdate();
        }}
      >
        <Trans>Reload</Trans>
      </Button>
    </div>
  );
}
