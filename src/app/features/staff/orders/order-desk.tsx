import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide';
import { orderPath, ordersPath } from '#app/features/staff/review-address.ts';
import { StaffPagedTable, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import type { OrderStatus } from '#contract/payments/order-status.ts';
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
  const { t } = useLingui();
  const moment = useMomentText();
  const rows = useStaffRows('staffOrders', status === undefined ? {} : { status });
  return (
    <StaffPagedTable
      rows={rows}
      label={t`Booking orders`}
      keyOf={({ reference }) => reference}
      none={
        <BlankState icon={ReceiptText} title={<Trans>No orders here</Trans>}>
          <Trans>Booking orders appear here as soon as a buyer begins one.</Trans>
        </BlankState>
      }
      columns={[
        {
          head: t`Car`,
          look: 'first',
          cell: ({ car, reference }) => (
            <>
              <strong>{car}</strong>
              <span className={texts.noteLine} translate="no">
                {reference}
              </span>
            </>
          ),
        },
        { head: t`Buyer`, cell: ({ name }) => name },
        { head: t`Amount`, look: 'number', cell: ({ fee }) => <Rupiah amount={fee} /> },
        { head: t`State`, cell: (order) => <OrderBadge status={order.status} /> },
        { head: t`Changed`, cell: ({ updatedAt }) => moment(Date.parse(updatedAt)) },
        {
          head: t`Next`,
          look: 'end',
          cell: ({ reference }) => (
            <AppLink href={orderPath(reference)} className={layouts.actionInline}>
              <Trans>See the order</Trans>
              <span className="visually-hidden">: {reference}</span>
            </AppLink>
          ),
        },
      ]}
    />
  );
}
