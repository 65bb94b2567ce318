import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { OfferOrder, OfferView } from '#contract/offers/offer.schema.ts';
import { bookingPath, paymentPath } from '#contract/payments/booking-paths.ts';

/** For an accepted offer: its booking, or for its buyer the way to one. */
export function OfferBooking({ offer }: { readonly offer: OfferView }): ReactNode {
  const language = useLanguage();
  const { bookingFee, listing, order, role } = offer;
  if (order) {
    return (
      <>
        <p className={texts.caption}>
          <Standing order={order} role={role} />
        </p>
        {role === 'buyer' ? (
          <ButtonLink isWide variant="secondary" href={paymentPath(order.reference)}>
            <Trans>See the booking</Trans>
          </ButtonLink>
        ) : null}
      </>
    );
  }
  if (bookingFee === undefined) return null;
  const fee = formatPrice(bookingFee, language);
  return (
    <ButtonLink isWide variant="secondary" href={bookingPath(listing.id)}>
      <Trans>Keep the car with a booking fee of {fee}</Trans>
    </ButtonLink>
  );
}

type StandingProps = { readonly order: OfferOrder; readonly role: OfferView['role'] };

function Standing({ order: { status, fee, heldUntil }, role }: StandingProps): ReactNode {
  const language = useLanguage();
  const momentText = useMomentText();
  const amount = formatPrice(fee, language);
  const until = heldUntil === null ? '' : momentText(Date.parse(heldUntil));
  const isBuyer = role === 'buyer';
  if (status === 'released')
    return isBuyer ? (
      <Trans>You have the car. The booking fee of {amount} went to the seller.</Trans>
    ) : (
      <Trans>The buyer has the car. The booking fee of {amount} is yours.</Trans>
    );
  if (status === 'held')
    return isBuyer ? (
      <Trans>
        You have paid the booking fee of {amount}: the car is kept for you until {until}.
      </Trans>
    ) : (
      <Trans>
        The buyer has paid a booking fee of {amount}: the car is kept for them until {until}.
      </Trans>
    );
  return isBuyer ? (
    <Trans>Your booking waits for its payment.</Trans>
  ) : (
    <Trans>The buyer is paying a booking fee of {amount}.</Trans>
  );
}
