import { Trans } from '@lingui/react/macro';
import { Eye, ShieldAlert, WalletCards } from 'lucide';
import { IconRow, IconRows } from '#app/ui/icon/icon-rows.tsx';

/** Shown with every contact (docs/product.md#seller-contact). */
export function FraudAdvice() {
  return (
    <IconRows>
      <IconRow icon={Eye} title={<Trans>See the car first</Trans>}>
        <Trans>Meet at the car, drive it, and compare its papers with its frame and engine numbers.</Trans>
      </IconRow>
      <IconRow icon={WalletCards} title={<Trans>Never pay ahead</Trans>}>
        <Trans>No booking fee, no deposit, no transport costs, however good the price is.</Trans>
      </IconRow>
      <IconRow icon={ShieldAlert} title={<Trans>Keep your codes to yourself</Trans>}>
        <Trans>
          Nobody who buys or sells needs a code that was sent to you, nor does Lajur ever ask for one.
        </Trans>
      </IconRow>
    </IconRows>
  );
}
