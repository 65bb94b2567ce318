import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, CircleX, Clock, Handshake, type IconNode, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { isOpenOffer, type OfferStatus } from '#contract/offers/offer.ts';

const icons: Readonly<Record<OfferStatus, IconNode>> = {
  sent: Clock,
  countered: ArrowLeftRight,
  accepted: Handshake,
  declined: CircleX,
  withdrawn: Undo2,
  expired: Clock,
};

/** Whether it is this party's turn. */
export function isTurn({ status, role }: Pick<OfferView, 'status' | 'role'>): boolean {
  return (status === 'sent' && role === 'seller') || (status === 'countered' && role === 'buyer');
}

/** Whether the car was reserved for it and no longer is. */
export function isReleased({ status, reservedUntil }: Pick<OfferView, 'status' | 'reservedUntil'>): boolean {
  return status === 'accepted' && reservedUntil === null;
}

type Standing = Pick<OfferView, 'status' | 'role' | 'reservedUntil' | 'listing'>;

/** Status of an offer, including whose turn it is. */
export function OfferBadge({ offer }: { readonly offer: Standing }) {
  const { status } = offer;
  const isOver = isReleased(offer);
  const tone = isOver ? 'neutral' : status === 'accepted' ? 'green' : isTurn(offer) ? 'amber' : 'neutral';
  return (
    <Badge tone={tone} icon={<Icon of={isOver ? Clock : icons[status]} size={14} stroke={2.25} />}>
      <StatusText offer={offer} />
    </Badge>
  );
}

function StatusText({ offer }: { readonly offer: Standing }): ReactNode {
  const { status, role } = offer;
  if (isTurn(offer)) return <Trans>Your turn</Trans>;
  if (isOpenOffer(status))
    return role === 'buyer' ? <Trans>Waiting for the seller</Trans> : <Trans>Waiting for the buyer</Trans>;
  switch (status) {
    case 'accepted':
      if (offer.listing.status === 'sold') return <Trans>Sold</Trans>;
      return isReleased(offer) ? <Trans>48 hours over</Trans> : <Trans>Agreed</Trans>;
    case 'declined':
      return <Trans>Declined</Trans>;
    case 'withdrawn':
      return <Trans>Withdrawn</Trans>;
    default:
      return <Trans>Expired</Trans>;
  }
}
