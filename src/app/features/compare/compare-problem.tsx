import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import { comparePath } from '#contract/paths.ts';
import type { DeviceFailure } from '#offline/device/device-database.ts';
import { compareLimit } from '#offline/device/limits.ts';
import { useCompared } from './use-compared.ts';

export type CompareProblem = 'limit-reached' | DeviceFailure;

/** Why a car was not added to the comparison, and how to fix it. */
export function CompareProblemSheet({
  problem,
  onClose,
}: {
  readonly problem: CompareProblem;
  onClose(): void;
}) {
  const { t } = useLingui();
  const rows = useCompared();
  const [isOpen, setOpen] = useState(true);
  function close() {
    setOpen(false);
    onClose();
  }
  const isFull = problem === 'limit-reached';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={isFull ? t`The comparison is full` : t`Cars to compare can’t be kept here`}
      footer={
        isFull ? (
          <ButtonLink isWide href={comparePath(rows.map(({ id }) => id))}>
            <Trans>See the comparison</Trans>
          </ButtonLink>
        ) : (
          <Button isWide onClick={close}>
            <Trans>Got it</Trans>
          </Button>
        )
      }
    >
      <p>
        {isFull ? (
          <Trans>You can compare {compareLimit} cars at most. Remove one, then add this car.</Trans>
        ) : (
          <DeviceFailureText failure={problem} />
        )}
      </p>
    </Sheet>
  );
}
