import { Trans } from '@lingui/react/macro';
import { Badge } from '#app/ui/badge.tsx';
import type { ListingStatus } from '#contract/listing/listing.ts';

type Props = {
  readonly card: { readonly isGone?: boolean | undefined; readonly status?: ListingStatus | undefined };
};

/** Why a car can no longer be bought; renders nothing if it can. */
export function EndingBadge({ card: { isGone, status } }: Props) {
  if (!isGone && status !== 'sold') return null;
  return <Badge>{isGone ? <Trans>No longer advertised</Trans> : <Trans>Sold</Trans>}</Badge>;
}
