import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { formatPrice } from '#contract/money.ts';
import type { ListingChange } from '#contract/sell/listing-changes.ts';
import styles from './status-actions.module.css';

type Props = {
  readonly change: ListingChange;
  readonly label: string;
  /** Whether an accepted offer reserves it. */
  readonly isReserved: boolean;
  /** A paid booking that holds it. */
  readonly booking: DashboardListing['booking'] | undefined;
  readonly isOpen: boolean;
  onClose(): void;
  onConfirm(): void;
};

/** Confirms an irreversible change and explains its consequences. */
export function StatusSheet({ change, label, isReserved, booking, isOpen, onClose, onConfirm }: Props) {
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
      {booking ? <BookingNote booking={booking} isSold={isSold} /> : null}
      {isReserved && !isSold ? (
        <p>
          <Trans>It is reserved: the buyer whose offer you accepted is told.</Trans>
        </p>
      ) : null}
    </Sheet>
  );
}

type BookingProps = { readonly booking: NonNullable<DashboardListing['booking']>; readonly isSold: boolean };

/** What happens with a buyer's booking fee (docs/product.md#booking). */
function BookingNote({ booking: { fee, heldUntil }, isSold }: BookingProps) {
  const language = useLanguage();
  const momentText = useMomentText();
  const amount = formatPrice(fee, language);
  const until = momentText(Date.parse(heldUntil));
  return (
    <p className={styles.warning}>
      <Icon of={TriangleAlert} />
      <span>
        {isSold ? (
          <Trans>
            A buyer has paid a booking fee of {amount}. If that buyer takes the car, the fee is yours once
            they confirm, until {until}. If you sell it to someone else, the fee goes back to them.
          </Trans>
        ) : (
          <Trans>
            A buyer has paid a booking fee of {amount}. It goes back to them if you remove the ad.
          </Trans>
        )}
      </span>
    </p>
  );
}
