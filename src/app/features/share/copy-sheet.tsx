import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './copy-sheet.module.css';

export type CopySheetProps = { readonly address: string; onClose(): void };

/** The address for manual copying, if the browser can neither share nor copy. */
export function CopySheet({ address, onClose }: CopySheetProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  function close() {
    setOpen(false);
    onClose();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t`Share this page`}
      footer={
        <Button isWide onClick={close}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p className={texts.quiet} id="copy-by-hand">
        <Trans>This browser doesn’t copy by itself. Hold the link to copy it.</Trans>
      </p>
      <input
        className={styles.address}
        aria-label={t`Link`}
        aria-describedby="copy-by-hand"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sheet>
  );
}
