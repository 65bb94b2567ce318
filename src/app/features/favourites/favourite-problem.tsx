import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import type { DeviceFailure } from '#offline/device/device-database.ts';
import { favouriteLimit } from '#offline/device/limits.ts';

export type FavouriteProblem = 'limit-reached' | DeviceFailure;

/**
 * Why a favourite was not added, and how to fix it: a dialog with one button
 * (docs/product.md#what-a-device-keeps-for-a-buyer).
 */
export function FavouriteProblemSheet({
  problem,
  onClose,
}: {
  readonly problem: FavouriteProblem;
  readonly onClose: () => void;
}) {
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
      title={problem === 'limit-reached' ? t`Your favourites are full` : t`Favourites can’t be saved here`}
      footer={
        <Button isWide onClick={close}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p>
        {problem === 'limit-reached' ? (
          <Trans>
            This device keeps {favouriteLimit} favourites at most. Remove one you no longer need, then add
            this car.
          </Trans>
        ) : (
          <DeviceFailureText failure={problem} />
        )}
      </p>
    </Sheet>
  );
}
