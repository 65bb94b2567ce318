import { Trans } from '@lingui/react/macro';
import {
  CircleAlert,
  CircleCheck,
  CircleCheckBig,
  Clock,
  Handshake,
  type IconNode,
  KeyRound,
  Trash2,
} from 'lucide';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ListingStatus } from '#contract/listing/listing.ts';

const looks: Readonly<
  Record<ListingStatus, { readonly tone: 'neutral' | 'green' | 'amber' | 'red'; readonly icon: IconNode }>
> = {
  unverified: { tone: 'amber', icon: KeyRound },
  pending: { tone: 'amber', icon: Clock },
  live: { tone: 'green', icon: CircleCheck },
  reserved: { tone: 'green', icon: Handshake },
  sold: { tone: 'neutral', icon: CircleCheckBig },
  expired: { tone: 'amber', icon: Clock },
  rejected: { tone: 'red', icon: CircleAlert },
  removed: { tone: 'neutral', icon: Trash2 },
};

/** Status of a listing, for its owner. */
export function ListingBadge({ status }: { readonly status: ListingStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon of={icon} size={14} stroke={2.25} />}>
      <StatusName status={status} />
    </Badge>
  );
}

function StatusName({ status }: { readonly status: ListingStatus }): ReactNode {
  switch (status) {
    case 'unverified':
      return <Trans>Number not verified</Trans>;
    case 'pending':
      return <Trans>Being checked</Trans>;
    case 'live':
      return <Trans>Online</Trans>;
    case 'reserved':
      return <Trans>Reserved</Trans>;
    case 'sold':
      return <Trans>Sold</Trans>;
    case 'expired':
      return <Trans>Ad ended</Trans>;
    case 'rejected':
      return <Trans>Sent back</Trans>;
    case 'removed':
      return <Trans>Removed</Trans>;
  }
}
