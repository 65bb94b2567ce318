import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, CircleX, Clock, Handshake, type IconNode, TriangleAlert, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { formatPrice } from '#contract/money.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { isOpenOffer, type OfferStatus } from '#contract/offers/offer.ts';
import { listingPath, outboxPath } from '#contract/paths.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferBooking } from './offer-booking.tsx';
import styles from './offer-card.module.css';
import { OfferContact } from './offer-contact.tsx';
import { OfferHistory } from './offer-history.tsx';

/** Renders the button that blocks a buyer, by opaque id. */
export type BlockSlot = (accountId: string) => ReactNode;

type Props = {
  readonly offer: OfferView;
  /** A response from this device that is queued or was refused. */
  readonly row: OutboxRow | undefined;
  readonly block: BlockSlot;
};

const icons: Readonly<Record<OfferStatus, IconNode>> = {
  sent: Clock,
  countered: ArrowLeftRight,
  accepted: Handshake,
  declined: CircleX,
  withdrawn: Undo2,
  expired: Clock,
};

/** Whether it is this party's turn. */
function isTurn({ status, role }: Pick<OfferView, 'status' | 'role'>): boolean {
  return (status === 'sent' && role === 'seller') || (status === 'countered' && role === 'buyer');
}

/** Whether the car was reserved for it and no longer is. */
function isReleased({ status, reservedUntil }: Pick<OfferView, 'status' | 'reservedUntil'>): boolean {
  return status === 'accepted' && reservedUntil === null;
}

type Standing = Pick<OfferView, 'status' | 'role' | 'reservedUntil' | 'listing'>;

/** Status of an offer, including whose turn it is. */
function OfferBadge({ offer }: { readonly offer: Standing }) {
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

/** One offer: car, amount, turn, and actions. */
export function OfferCard({ offer, row, block }: Props) {
  const language = useLanguage();
  const momentText = useMomentText();
  const { listing, other, role, status } = offer;
  const isPublic = listing.status === 'live' || listing.status === 'reserved' || listing.status === 'sold';
  const asked = formatPrice(listing.price, language);
  const until = momentText(Date.parse(offer.expiresAt));
  const name = other.name;
  return (
    <li className={classNames(layouts.raisedCard, styles.card)}>
      <div className={styles.head}>
        <CarPicture car={listing} most={320} className={patterns.thumb72} />
        <div className={styles.words}>
          <h2 className={classNames(texts.title, styles.name)}>
            {isPublic ? <AppLink href={listingPath(listing.slug)}>{listing.label}</AppLink> : listing.label}
          </h2>
          <p className={texts.note}>
            {name === null ? (
              role === 'seller' ? (
                <Trans>from a buyer who has given no name</Trans>
              ) : null
            ) : role === 'seller' ? (
              <Trans>from {name}</Trans>
            ) : (
              <Trans>to {name}</Trans>
            )}
          </p>
          <OfferBadge offer={offer} />
        </div>
      </div>
      <p className={styles.amounts}>
        <strong className={texts.priceFigures}>{formatPrice(offer.amount, language)}</strong>
        <span className={texts.quiet}>
          <Trans>asked: {asked}</Trans>
        </span>
      </p>
      {isOpenOffer(status) ? (
        <p className={texts.note}>
          <Trans>Open until {until}</Trans>
        </p>
      ) : null}
      {status === 'accepted' ? <OfferContact offer={offer} /> : null}
      <OfferBooking offer={offer} />
      {offer.dealerToRate === undefined ? null : (
        <ButtonLink isWide variant="secondary" href={`${dealerPath(offer.dealerToRate)}#penilaian`}>
          <Trans>Rate the dealer</Trans>
        </ButtonLink>
      )}
      {row === undefined ? null : <Waiting row={row} />}
      <OfferHistory offer={offer}>
        {role === 'seller' && other.id !== null ? block(other.id) : null}
      </OfferHistory>
      {listing.status !== 'sold' && (row === undefined || row.state === 'needs-you') ? (
        <OfferActions offer={offer} />
      ) : null}
    </li>
  );
}

function Waiting({ row }: { readonly row: OutboxRow }) {
  const isRefused = row.state === 'needs-you';
  return (
    <AppLink
      href={outboxPath}
      className={classNames(patterns.noticeLink, isRefused ? tints.red : tints.amber)}
    >
      <Icon of={isRefused ? TriangleAlert : Clock} size={18} />
      {isRefused ? refusalText(row) : <Trans>Your answer is waiting to be sent.</Trans>}
    </AppLink>
  );
}
