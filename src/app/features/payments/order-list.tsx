import { Trans } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { Waiting } from '#app/ui/state/answered.tsx';
import { AnsweredPage, GrowingPages, type PagePlace, pageField } from '#app/ui/state/answered-pages.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import { myOfferPath } from '#contract/account/account-paths.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { paymentPath } from '#contract/payments/booking-paths.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { BookedCar } from './booked-car.tsx';
import { OrderBadge, Rupiah } from './order-texts.tsx';
import styles from './payments.module.css';

/** One's own booking orders, paged; each page opens offline as it was last answered. */
export function OrderList() {
  return <GrowingPages>{(place) => <OrderPage place={place} />}</GrowingPages>;
}

function OrderPage({ place }: { readonly place: PagePlace }) {
  const { state, refresh } = useAccountApi('ownOrders', pageField(place));
  return (
    <AnsweredPage
      state={state}
      place={place}
      guest={<Trans>Sign in to see your bookings</Trans>}
      absent={<Trans>Your bookings are not on this device yet</Trans>}
      waiting={<Waiting height="140px" />}
      className={layouts.stack16}
      more={<Trans>Show more bookings</Trans>}
      onAgain={refresh}
    >
      {({ items }) =>
        items.length === 0 && place.page === 1 ? (
          <None />
        ) : (
          <ul className={layouts.stack12}>
            {items.map((order) => (
              <OrderCard key={order.reference} order={order} />
            ))}
          </ul>
        )
      }
    </AnsweredPage>
  );
}

function OrderCard({ order }: { readonly order: OrderView }) {
  return (
    <li className={classNames(layouts.raisedCard, styles.card)}>
      <BookedCar listing={order.listing} name={order.car}>
        <OrderBadge status={order.status} />
        <p className={texts.note}>
          <Trans>
            Fee <Rupiah amount={order.fee} />
          </Trans>
        </p>
      </BookedCar>
      <ButtonLink isWide variant="secondary" href={paymentPath(order.reference)}>
        <Trans>See the booking</Trans>
        <span className="visually-hidden">: {order.car}</span>
      </ButtonLink>
    </li>
  );
}

function None() {
  return (
    <BlankState
      icon={CalendarCheck}
      title={<Trans>You have not booked a car yet</Trans>}
      actions={
        <>
          <ButtonLink href={usedCarsPath('diler')}>
            <Trans>See dealers’ cars</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" href={myOfferPath}>
            <Trans>My offers</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        A dealer’s car, or one whose seller has accepted your offer, is kept for you for a small fee.
      </Trans>
    </BlankState>
  );
}
