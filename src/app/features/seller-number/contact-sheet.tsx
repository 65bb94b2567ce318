import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, LoaderCircle, ShieldAlert, TriangleAlert, WalletCards, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconRow, IconRows } from '#app/ui/icon/icon-rows.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './contact-sheet.module.css';
import { SellerNumber } from './seller-number.tsx';
import { useSellerContact } from './use-seller-contact.ts';

export type ContactedCar = Pick<
  ListingDetail,
  | 'id'
  | 'carIdHash'
  | 'mobileVerified'
  | 'sellerName'
  | 'label'
  | 'makeYear'
  | 'slug'
  | 'price'
  | 'bookingFee'
>;

export type ContactSheetProps = {
  readonly listing: ContactedCar;
  /** The text of a message that is not about this car. */
  readonly message?: string;
  readonly isOpen: boolean;
  onClose(): void;
  /** The sign-in form. */
  readonly signIn: ReactNode;
  /** Ways to contact the seller other than by telephone. */
  readonly others: ReactNode;
};

/** The verified number of a seller, for signed-in visitors, with safety advice. */
export function ContactSheet({ listing, message, isOpen, onClose, signIn, others }: ContactSheetProps) {
  const { t } = useLingui();
  const { contact, tryAgain } = useSellerContact(listing, isOpen);
  const isGuest = contact.kind === 'guest';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={isGuest ? t`Verify your number` : (listing.sellerName ?? t`Seller`)}
    >
      <div className={layouts.stack24}>
        {contact.kind === 'guest' ? (
          <>
            <p className={texts.quiet}>
              <Trans>
                Verify your own number once, so that sellers are not bothered by strangers. After that every
                number is one tap away.
              </Trans>
            </p>
            {signIn}
          </>
        ) : contact.kind === 'shown' ? (
          <SellerNumber listing={listing} message={message} contact={contact} />
        ) : contact.kind === 'looking' ? (
          <p role="status" className={styles.looking}>
            <Icon of={LoaderCircle} className={layouts.turning} />
            <Trans>Getting the number…</Trans>
          </p>
        ) : (
          <div role="alert" className={classNames(patterns.again, tints.amber, styles.problem)}>
            <Icon of={contact.kind === 'offline' ? WifiOff : TriangleAlert} />
            <p>
              {contact.kind === 'offline' ? (
                <Trans>
                  There is no signal, and this number has not been shown on this device before. Numbers you
                  have opened stay here.
                </Trans>
              ) : (
                contact.message
              )}
            </p>
            <Button variant="secondary" size="dense" onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
        <FraudAdvice bookingFee={listing.bookingFee} />
        {isGuest ? null : others}
      </div>
    </Sheet>
  );
}

type FraudAdviceProps = {
  /** In rupiah, where the car can be booked on this site. */
  readonly bookingFee: number | undefined;
};

/** Shown with every contact (docs/product.md#seller-contact). */
function FraudAdvice({ bookingFee }: FraudAdviceProps) {
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
