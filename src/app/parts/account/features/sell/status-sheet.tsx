import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import type { ListingChange } from '#contract/sell/listing-changes.ts';

type Props = {
  readonly change: ListingChange;
  readonly label: string;
  /** Whether an accepted offer reserves it. */
  readonly isReserved: boolean;
  readonly isOpen: boolean;
  onClose(): void;
  onConfirm(): void;
};

/** Confirms an irreversible change and explains its consequences. */
export function StatusSheet({ change, label, isReserved, isOpen, onClose, onConfirm }: Props) {
  const { t } = useLingui();
  const isSold = change === 'sold';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={isSold ? t`Mark as sold` : t`Remove this ad`}
      footer={
        <Button isWide onClick={onConfirm}>
          {isSold ? <Trans>Yes, it is sold</Trans> : <Trans>Yes, remove it</Trans>}
        </Button>
      }
    >
      <p>
        <strong>{label}</strong>
      </p>
      <p>
        {isSold ? (
          <Trans>
            Buyers see that it is sold for 30 days, and offers that are still open are declined. This cannot
            be undone.
          </Trans>
        ) : (
          <Trans>
            Nobody can find it any more, and offers that are still open are declined. This cannot be undone.
          </Trans>
        )}
      </p>
      {isReserved && !isSold ? (
        <p>
          <Trans>It is reserved: the buyer whose offer you accepted is told.</Trans>
        </p>
      ) : null}
    </Sheet>
  );
}
