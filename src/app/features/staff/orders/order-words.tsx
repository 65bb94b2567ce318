import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formatNumber } from '#contract/money.ts';
import type { LedgerAccount, OrderAction, OrderParty } from '#contract/payments/order.ts';
import type { OrderStatus } from '#contract/payments/order-status.ts';

const tones = {
  created: 'amber',
  pending: 'amber',
  paid: 'amber',
  held: 'green',
  released: 'neutral',
  refunding: 'amber',
  refunded: 'neutral',
  failed: 'neutral',
  expired: 'neutral',
} as const satisfies Record<OrderStatus, string>;

export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  return (
    <Badge tone={tones[status]}>
      <OrderStatusName status={status} />
    </Badge>
  );
}

export function OrderStatusName({ status }: { readonly status: OrderStatus }): ReactNode {
  switch (status) {
    case 'created':
      return <Trans>No payment page yet</Trans>;
    case 'pending':
      return <Trans>Waiting for payment</Trans>;
    case 'paid':
    case 'held':
      return <Trans>Paid, car held</Trans>;
    case 'released':
      return <Trans>Passed on to the seller</Trans>;
    case 'refunding':
      return <Trans>Refund under way</Trans>;
    case 'refunded':
      return <Trans>Refunded</Trans>;
    case 'failed':
      return <Trans>Cancelled</Trans>;
    case 'expired':
      return <Trans>Not paid in time</Trans>;
  }
}

/** What happened in a step. */
export function OrderActionName({ action }: { readonly action: OrderAction }): ReactNode {
  switch (action) {
    case 'invoice':
      return <Trans>Payment page opened</Trans>;
    case 'pay':
      return <Trans>Paid</Trans>;
    case 'hold':
      return <Trans>Car held</Trans>;
    case 'release':
      return <Trans>Passed on to the seller</Trans>;
    case 'refund':
      return <Trans>Refund started</Trans>;
    case 'confirm-refund':
      return <Trans>Refunded</Trans>;
    case 'fail':
      return <Trans>Cancelled</Trans>;
    case 'expire':
      return <Trans>Time to pay is over</Trans>;
  }
}

export function PartyName({ by }: { readonly by: OrderParty }): ReactNode {
  switch (by) {
    case 'buyer':
      return <Trans>Buyer</Trans>;
    case 'staff':
      return <Trans>Staff</Trans>;
    case 'site':
      return <Trans>Automatic</Trans>;
  }
}

export function LedgerAccountName({ account }: { readonly account: LedgerAccount }): ReactNode {
  switch (account) {
    case 'provider':
      return <Trans>Payment provider</Trans>;
    case 'deposits':
      return <Trans>Owed to buyers</Trans>;
    case 'sellers':
      return <Trans>Owed to sellers</Trans>;
  }
}

/** Whole rupiah, `Rp 500.000`; with its sign if it is negative. */
export function Rupiah({ amount }: { readonly amount: number }) {
  const language = useLanguage();
  return (
    <span translate="no">
      {amount < 0 ? '−' : ''}Rp {formatNumber(Math.abs(amount), language)}
    </span>
  );
}
