import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide';
import { useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import { myOfferPath, paymentPath } from '#contract/account/account-paths.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { BookedCar } from './booked-car.tsx';
import { OrderBadge, Rupiah } from './order-texts.tsx';
import styles from './payments.module.css';

/** One's own booking orders, paged; each page opens offline as it was last answered. */
export function OrderList() {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
    <OrderPage key={page} page={page} isLast={page === pages} onMore={() => setPages(page + 1)} />
  ));
}

type PageProps = { readonly page: number; readonly isLast: boolean; onMore(): void };

function OrderPage({ page, isLast, onMore }: PageProps) {
  const { t } = useLingui();
  const { state, refresh } = useAccountApi('ownOrders', page === 1 ? {} : { page: String(page) });
  switch (state.kind) {
    case 'guest':
      return page === 1 ? <GuestState title={<Trans>Sign in to see your bookings</Trans>} /> : null;
    case 'reading':
      return (
        <div role="status" aria-busy="true" aria-label={t`Loading`}>
          <Skeleton height="140px" radius="12px" />
        </div>
      );
    case 'known': {
      const { items, meta } = state.data;
      return (
        <div className={styles.page}>
          {state.isOld ? <KeptNote at={state.at} /> : null}
          {items.length === 0 && page === 1 ? (
            <None />
          ) : (
            <ul className={styles.list}>
              {items.map((order) => (
                <OrderCard key={order.reference} order={order} />
              ))}
            </ul>
          )}
          {isLast && page < meta.pageCount ? (
            <Button variant="secondary" isWide onClick={onMore}>
              <Trans>Show more bookings</Trans>
            </Button>
          ) : null}
        </div>
      );
    }
    default:
      return (
        <UnknownList
          state={state}
          absent={<Trans>Your bookings are not on this phone yet</Trans>}
          onAgain={refresh}
        />
      );
  }
}

function OrderCard({ order }: { readonly order: OrderView }) {
  return (
    <li className={styles.card}>
      <BookedCar listing={order.listing} name={order.car}>
        <OrderBadge status={order.status} />
        <p className={styles.quiet}>
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
      icon={<Icon of={CalendarCheck} size={24} />}
      title={<Trans>You have booked no car</Trans>}
      actions={
        <ButtonLink href={myOfferPath}>
          <Trans>My offers</Trans>
        </ButtonLink>
      }
    >
      <Trans>When a seller accepts your offer, you can keep the car for yourself with a small fee.</Trans>
    </BlankState>
  );
}
