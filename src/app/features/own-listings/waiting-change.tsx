import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

/** A change that has not reached the server yet. */
export function WaitingChange({ row }: { readonly row: OutboxRow }): ReactNode {
  if (row.state === 'needs-you') return <Trans>A change could not be made. See why.</Trans>;
  if (row.kind === 'update') return <Trans>Your changes are waiting to be sent.</Trans>;
  switch (row.change) {
    case 'sold':
      return <Trans>Marked as sold here; waiting to be sent.</Trans>;
    case 'renew':
      return <Trans>Renewed here; waiting to be sent.</Trans>;
    case 'remove':
      return <Trans>Removed here; waiting to be sent.</Trans>;
    case 'claim':
      return <Trans>Claimed here; waiting to be sent.</Trans>;
    default:
      return <Trans>A change is waiting to be sent.</Trans>;
  }
}
