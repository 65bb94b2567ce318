import { Trans } from '@lingui/react/macro';
import { track } from '#app/tracking/track.ts';
import { Button } from '../ui/button.tsx';
import { applyUpdate } from './service-worker.ts';
import styles from './update-prompt.module.css';

/** Asks before a new version is activated, so that no page changes while in use. */
export function UpdatePrompt({ onLater }: { readonly onLater: () => void }) {
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
