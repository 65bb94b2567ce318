import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListingStatus } from '#contract/listing/listing.ts';

/** Status of a listing, for staff. */
export function StatusName({ status }: { readonly status: ListingStatus }): ReactNode {
  switch (status) {
    case 'unverified':
      return <Trans>Number not verified</Trans>;
    case 'pending':
      return <Trans>Waiting for a decision</Trans>;
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
