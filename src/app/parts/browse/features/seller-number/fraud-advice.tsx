import { Trans } from '@lingui/react/macro';
import { Eye, ShieldAlert, WalletCards } from 'lucide';
import { IconRow, IconRows } from '#app/ui/icon/icon-rows.tsx';

/** Shown with every contact (docs/product.md#seller-contact). */
export function FraudAdvice() {
  return (
    <IconRows>
      <IconRow icon={Eye} title={<Trans>See the car first</Trans>}>
        <Trans>Meet at the car, drive it, and check its papers against the chassis and engine numbers.</Trans>
      </IconRow>
      <IconRow icon={WalletCards} title={<Trans>Never pay in advance</Trans>}>
        <Trans>No booking fee, no deposit, no transport costs, however good the price is.</Trans>
      </IconRow>
      <IconRow icon={ShieldAlert} title={<Trans>Keep your codes to yourself</Trans>}>
        <Trans>No buyer or seller needs a code that was sent to you, and Lajur never asks for one.</Trans>
      </IconRow>
    </IconRows>
  );
}
