import { Trans } from '@lingui/react/macro';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { paymentPath } from '#contract/payments/booking-paths.ts';
import { OrderSeller } from './order-seller.tsx';
import { OrderBadge } from './order-texts.tsx';
import styles from './payments.module.css';

/** On a car's page: the reader's own booking of it, with the seller's number once it is paid. */
export function OwnBooking({ listingId }: { readonly listingId: number }) {
  const { state } = useAccountApi('bookingTerms', { listingId: String(listingId) });
  const order = state.kind === 'known' ? state.data.order : null;
  if (!order) return null;
  return (
    <section className={classNames(layouts.raisedCard, styles.card)}>
      <h2 className={texts.title}>
        <Trans>Your booking</Trans> <OrderBadge status={order.status} />
      </h2>
      <OrderSeller order={order} />
      <ButtonLink isWide variant="secondary" href={paymentPath(order.reference)}>
        <Trans>See the booking</Trans>
      </ButtonLink>
    </section>
  );
}
