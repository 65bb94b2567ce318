import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import { formatNumber } from '#contract/money.ts';
import type { OrderStatus } from '#contract/payments/order-status.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import styles from './payments.module.css';

const tones = {
  created: 'amber',
  pending: 'amber',
  paid: 'amber',
  held: 'green',
  released: 'green',
  refunding: 'amber',
  refunded: 'neutral',
  failed: 'neutral',
  expired: 'neutral',
} as const satisfies Record<OrderStatus, string>;

export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  return (
    <Badge tone={tones[status]}>
      <StatusName status={status} />
    </Badge>
  );
}

function StatusName({ status }: { readonly status: OrderStatus }): ReactNode {
  switch (status) {
    case 'created':
    case 'pending':
      return <Trans>Waiting for payment</Trans>;
    case 'paid':
    case 'held':
      return <Trans>Booked for you</Trans>;
    case 'released':
      return <Trans>Done</Trans>;
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

/** What happened in a step, for the list of steps. */
export function EventName({ action }: Pick<OrderView['events'][number], 'action'>): ReactNode {
  switch (action) {
    case 'invoice':
      return <Trans>Payment page opened</Trans>;
    case 'pay':
      return <Trans>Paid</Trans>;
    case 'hold':
      return <Trans>Car booked</Trans>;
    case 'release':
      return <Trans>Fee passed on to the seller</Trans>;
    case 'refund':
      return <Trans>Refund started</Trans>;
    case 'confirm-refund':
      return <Trans>Fee refunded</Trans>;
    case 'fail':
      return <Trans>Payment cancelled</Trans>;
    case 'expire':
      return <Trans>Time to pay is over</Trans>;
  }
}

/** Whole rupiah, `Rp 500.000`. */
export function Rupiah({ amount }: { readonly amount: number }) {
  const language = useLanguage();
  return (
    <span translate="no" className={patterns.unbroken}>
      Rp {formatNumber(amount, language)}
    </span>
  );
}

type SumProps = { readonly name: ReactNode; readonly isStrong?: boolean; readonly children: ReactNode };

/** A row of a list of sums. */
export function Sum({ name, isStrong = false, children }: SumProps) {
  return (
    <div className={classNames(patterns.terms, styles.sum)}>
      <dt>{name}</dt>
      <dd>{isStrong ? <strong>{children}</strong> : children}</dd>
    </div>
  );
}
