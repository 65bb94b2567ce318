import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, Clock, HandCoins, Handshake, MessageSquareText, Pencil } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { lockedOfferPath, myLeadPath, myOfferPath } from '#contract/account/account-paths.ts';
import { dayInJakarta, daysBetween } from '#contract/dates.ts';
import type { ListingStatus } from '#contract/listing/listing.ts';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { formatPrice } from '#contract/money.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { editListingPath, listingPath, outboxPath } from '#contract/paths.ts';
import { daysLeft, isEditable, renewDays } from '#contract/sell/listing-changes.ts';
import type { OwnListing, ReviewReason } from '#contract/sell/own-listing.ts';
import { reviewReasonWords } from '#contract/staff/review-words.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { ListingAdvices } from './listing-advices.tsx';
import { ListingBadge } from './listing-badge.tsx';
import { ListingCounts } from './listing-counts.tsx';
import { ListingDays } from './listing-days.tsx';
import { ListingOffers } from './listing-offers.tsx';
import { LowerPriceSheet } from './lower-price-sheet.tsx';
import styles from './my-listing-card.module.css';

/** Renders what another feature does with a listing; changes in `waiting` are already queued. */
export type ListingSlot = (listing: DashboardListing, waiting: ReadonlySet<string>) => ReactNode;

export type ListingSlots = {
  /** The changes that should be seen: verifying its number, renewing it. */
  readonly actions: ListingSlot;
  /** All other changes, behind one button. */
  readonly menu: ListingSlot;
  /** Its price beside the market. */
  readonly badge: (listing: DashboardListing) => ReactNode;
};

type Props = ListingSlots & {
  readonly listing: DashboardListing;
  /** Its unsent outbox rows. */
  readonly rows: readonly OutboxRow[];
  /** Its offers that wait for an answer. */
  readonly offers: readonly OfferView[];
  /** The first of the page's offers: the one to answer first. */
  readonly firstOffer: number | undefined;
};

/** One's own listing: status, activity, actions, offers and advice. */
export function MyListingCard({ listing, rows, offers, firstOffer, actions, menu, badge }: Props) {
  const language = useLanguage();
  const { id, label, status, slug, activity, onOffer } = listing;
  const isLive = status === 'live';
  const isPublic = isLive || status === 'reserved' || status === 'sold';
  const waiting = new Set(rows.flatMap(({ change }) => change ?? []));
  const isOpen = listing.isOwn && isEditable(status) && !waiting.has('remove') && !waiting.has('sold');
  const about = <span className="visually-hidden">: {label}</span>;
  const title = isPublic ? (
    <AppLink href={listingPath(slug)} className={styles.name}>
      {label}
    </AppLink>
  ) : (
    label
  );
  return (
    <li className={patterns.top28}>
      <article className={classNames(layouts.raisedCard, styles.card)}>
        <div className={styles.head}>
          <div className={styles.thumb}>
            <CarPicture car={listing} most={320} />
          </div>
          <div className={styles.words}>
            <div className={styles.besideMenu}>
              <p className={styles.price}>{formatPrice(listing.price, language)}</p>
              <h2 className={patterns.semibold}>{title}</h2>
            </div>
            <div className={styles.status}>
              {(isLive && onOffer?.market && badge(listing)) || <ListingBadge status={status} />}
              {onOffer?.publishedAt ? <DaysLive publishedAt={onOffer.publishedAt} /> : null}
              <DaysLeft listing={listing} />
            </div>
          </div>
          {menu(listing, waiting)}
        </div>
        {rows.map((row) => (
          <AppLink
            key={row.id}
            href={outboxPath}
            className={classNames(patterns.noticeLink, tints.amber)}
            data-state={row.state}
          >
            <Icon of={Clock} size={18} />
            <WaitingChange row={row} />
          </AppLink>
        ))}
        {status === 'sold' ? null : <ListingReasons status={status} reasons={listing.reasons} />}
        <ListingCounts listing={listing} />
        {isLive && onOffer ? <ListingDays days={onOffer} /> : null}
        <div className={styles.actions}>
          {isOpen ? (
            <ButtonLink variant="secondary" href={editListingPath(id)} icon={<Icon of={Pencil} size={18} />}>
              <Trans>Edit</Trans>
              {about}
            </ButtonLink>
          ) : null}
          {listing.isOwn && isLive && rows.length === 0 ? <LowerPrice listing={listing} /> : null}
          {activity.openOffers === 0 || offers.length > 0 ? null : (
            <ButtonLink
              variant="quiet"
              href={`${myOfferPath}#seller`}
              icon={<Icon of={HandCoins} size={18} />}
            >
              <Plural value={activity.openOffers} one="Answer # offer" other="Answer # offers" />
              {about}
            </ButtonLink>
          )}
          {activity.newLeads === 0 ? null : (
            <ButtonLink variant="quiet" href={myLeadPath} icon={<Icon of={MessageSquareText} size={18} />}>
              <Plural value={activity.newLeads} one="# new message" other="# new messages" />
              {about}
            </ButtonLink>
          )}
          {status === 'reserved' ? (
            <ButtonLink variant="quiet" href={lockedOfferPath} icon={<Icon of={Handshake} size={18} />}>
              <Trans>See the buyer</Trans>
              {about}
            </ButtonLink>
          ) : null}
          {actions(listing, waiting)}
        </div>
      </article>
      <ListingOffers listing={listing} offers={offers} first={firstOffer} />
      {status === 'sold' || status === 'reserved' ? null : <ListingAdvices listing={listing} />}
    </li>
  );
}

/** For how long buyers have seen it, today included. */
function DaysLive({ publishedAt }: { readonly publishedAt: string }) {
  const days = daysBetween(dayInJakarta(Date.parse(publishedAt)), dayInJakarta(Date.now())) + 1;
  return (
    <span className={texts.noteFigures}>
      <Plural value={days} one="# day online" other="# days online" />
    </span>
  );
}

function DaysLeft({ listing: { status, expiresAt } }: { readonly listing: DashboardListing }) {
  const left = daysLeft(expiresAt, Date.now());
  if ((status !== 'live' && status !== 'reserved') || left === null || left > renewDays) return null;
  return (
    <span className={styles.soon}>
      <Plural value={left} one="# day left" other="# days left" />
    </span>
  );
}

/** A change that has not reached the server yet. */
function WaitingChange({ row }: { readonly row: OutboxRow }): ReactNode {
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

/** Lowers the price of one's own listing, without the form. */
function LowerPrice({ listing }: { readonly listing: Pick<OwnListing, 'id' | 'label' | 'price'> }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setState('open')}>
        <Trans>Lower the price</Trans>
        <span className="visually-hidden">: {listing.label}</span>
      </Button>
      {state === 'unused' ? null : (
        <LowerPriceSheet listing={listing} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}

type ListingReasonsProps = { readonly status: ListingStatus; readonly reasons: readonly ReviewReason[] };

/** Why it is pending or rejected, and how to fix it. */
function ListingReasons({ status, reasons }: ListingReasonsProps) {
  const language = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <div className={classNames(status === 'rejected' ? tints.red : tints.neutral, styles.reasons)}>
      <Icon of={CircleAlert} size={18} />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <strong>{reviewReasonWords[reason].title[language]}</strong>{' '}
            {reviewReasonWords[reason].advice[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}
