import { Trans } from '@lingui/react/macro';
import { Eye, ShieldAlert, WalletCards } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { IconRow, IconRows } from '#app/ui/icon/icon-rows.tsx';
import { formatPrice } from '#contract/money.ts';

type Props = {
  /** In rupiah, where the car can be booked on this site. */
  readonly bookingFee: number | undefined;
};

/** Shown with every contact (docs/product.md#seller-contact). */
export function FraudAdvice({ bookingFee }: Props) {
  const language = useLanguage();
  const fee = bookingFee === undefined ? undefined : formatPrice(bookingFee, language);
  return (
    <IconRows>
      <IconRow icon={Eye} title={<Trans>See the car first</Trans>}>
        <Trans>Meet at the car, drive it, and check its papers against the chassis and engine numbers.</Trans>
      </IconRow>
      <IconRow icon={WalletCards} title={<Trans>Never pay the seller in advance</Trans>}>
        {fee === undefined ? (
          <Trans>No booking fee, no deposit, no transport costs, however good the price is.</Trans>
        ) : (
          <Trans>
            No deposit, no transport costs, however good the price is. The booking fee of {fee} is paid on
            Lajur’s own booking page alone, and comes back to you if you do not take the car.
          </Trans>
        )}
      </IconRow>
      <IconRow icon={ShieldAlert} title={<Trans>Keep your codes to yourself</Trans>}>
        <Trans>No buyer or seller needs a code that was sent to you, and Lajur never asks for one.</Trans>
      </IconRow>
    </IconRows>
  );
}
