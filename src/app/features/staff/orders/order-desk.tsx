import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide';
import { orderPath, ordersPath } from '#app/features/staff/review-address.ts';
import styles from '#app/features/staff/staff.module.css';
import { StaffRows, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import type { OrderStatus } from '#contract/payments/order-status.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { OrderBadge, OrderStatusName, Rupiah } from './order-words.tsx';
import orderStyles from './orders.module.css';

/** Statuses to filter by: those that may need staff come first. `paid` lasts only within a transaction. */
const filters = [
  'refunding',
  'held',
  'pending',
  'created',
  'released',
  'refunded',
  'failed',
  'expired',
] as const satisfies readonly OrderStatus[];

/** All booking orders, the latest change first. */
export function OrderDesk({ status }: { readonly status: OrderStatus | undefined }) {
  const { t } = useLingui();
  return (
    <div className={layouts.stack20}>
      <div className={classNames(layouts.narrow, orderStyles.filters)}>
        <ChipRow label={t`Which orders`}>
          <ChipLink href={ordersPath()} aria-current={status === undefined ? 'true' : undefined}>
            <Trans>All</Trans>
          </ChipLink>
          {filters.map((each) => (
            <ChipLink key={each} href={ordersPath(each)} aria-current={each === status ? 'true' : undefined}>
              <OrderStatusName status={each} />
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <Orders key={status} status={status} />
    </div>
  );
}

function Orders({ status }: { readonly status: OrderStatus | undefined }) {
  const rows = useStaffRows('staffOrders', status === undefined ? {} : { status });
  return (
    <StaffRows
      rows={rows}
      keyOf={({ reference }) => reference}
      none={
        <BlankState icon={ReceiptText} title={<Trans>No orders here</Trans>}>
          <Trans>Booking orders appear here as soon as a buyer begins one.</Trans>
        </BlankState>
      }
    >
      {(order) => <OrderCard order={order} />}
    </StaffRows>
  );
}

function OrderCard({
  order: { reference, status, car, name, fee, updatedAt },
}: {
  readonly order: OrderView;
}) {
  const moment = useMomentText()(Date.parse(updatedAt));
  return (
    <article className={styles.card}>
      <p className={layouts.wrap6}>
        <OrderBadge status={status} />
      </p>
      <div>
        <h2 className={texts.title}>{car}</h2>
        <p className={texts.quiet}>
          {name === '' ? null : <>{name} · </>}
          <Rupiah amount={fee} />
        </p>
        <p className={texts.faint}>
          <span translate="no">{reference}</span> · {moment}
        </p>
      </div>
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <ButtonLink variant="secondary" href={orderPath(reference)}>
          <Trans>See the order</Trans>
          <span className="visually-hidden">: {reference}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
