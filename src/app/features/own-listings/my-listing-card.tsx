import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, Clock, HandCoins, Handshake, MessageSquareText, Pencil, TrendingDown } from 'lucide';
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
import type { ListingStatus } from '#contract/listing/listing.ts';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { formatPrice } from '#contract/money.ts';
import { editListingPath, listingPath, outboxPath } from '#contract/paths.ts';
import { daysLeft, isEditable, renewDays } from '#contract/sell/listing-changes.ts';
import type { OwnListing, ReviewReason } from '#contract/sell/own-listing.ts';
import { reviewReasonWords } from '#contract/staff/review-words.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { ListingAdvices } from './listing-advices.tsx';
import { ListingBadge } from './listing-badge.tsx';
import { ListingCounts } from './listing-counts.tsx';
import { LowerPriceSheet } from './lower-price-sheet.tsx';
import styles from './my-listing-card.module.css';

/** Renders the one-tap changes (sold, renewed, removed); those in `waiting` are already queued. */
export type ActionsSlot = (listing: DashboardListing, waiting: ReadonlySet<string>) => ReactNode;

type Props = {
  readonly listing: DashboardListing;
  /** Its unsent outbox rows. */
  readonly rows: readonly OutboxRow[];
  readonly actions: ActionsSlot;
};

/** One's own listing: status, activity, advice, and actions. */
export function MyListingCard({ listing, rows, actions }: Props) {
  const language = useLanguage();
  const { id, label, status, slug, activity } = listing;
  const isPublic = status === 'live' || status === 'reserved' || status === 'sold';
  const waiting = new Set(rows.flatMap(({ change }) => change ?? []));
  const title = isPublic ? (
    <AppLink href={listingPath(slug)} className={classNames(texts.title, styles.name)}>
      {label}
    </AppLink>
  ) : (
    <span className={classNames(texts.title, styles.name)}>{label}</span>
  );
  return (
    <li className={classNames(layouts.raisedCard, styles.card)}>
      <div className={styles.head}>
        <CarPicture car={listing} most={320} className={patterns.thumb112} />
        <div>
          <h2>{title}</h2>
          <p className={styles.price}>{formatPrice(listing.price, language)}</p>
          <div className={styles.status}>
            <ListingBadge status={status} />
            <DaysLeft listing={listing} />
          </div>
        </div>
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
      {status === 'sold' || status === 'reserved' ? null : <ListingAdvices advice={listing.advice} />}
      <div className={styles.actions}>
        {activity.openOffers === 0 ? null : (
          <ButtonLink
            variant="quiet"
            size="dense"
            href={`${myOfferPath}#seller`}
            icon={<Icon of={HandCoins} size={18} />}
          >
            <Plural value={activity.openOffers} one="Answer # offer" other="Answer # offers" />
            <span className="visually-hidden">: {label}</span>
          </ButtonLink>
        )}
        {activity.newLeads === 0 ? null : (
          <ButtonLink
            variant="quiet"
            size="dense"
            href={myLeadPath}
            icon={<Icon of={MessageSquareText} size={18} />}
          >
            <Plural value={activity.newLeads} one="# new message" other="# new messages" />
            <span className="visually-hidden">: {label}</span>
          </ButtonLink>
        )}
        {status === 'reserved' ? (
          <ButtonLink
            variant="quiet"
            size="dense"
            href={lockedOfferPath}
            icon={<Icon of={Handshake} size={18} />}
          >
            <Trans>See the buyer</Trans>
            <span className="visually-hidden">: {label}</span>
          </ButtonLink>
        ) : null}
        {listing.isOwn && isEditable(status) && !waiting.has('remove') && !waiting.has('sold') ? (
          <ButtonLink
            variant="text"
            size="dense"
            href={editListingPath(id)}
            icon={<Icon of={Pencil} size={18} />}
          >
            <Trans>Edit</Trans>
            <span className="visually-hidden">: {label}</span>
          </ButtonLink>
        ) : null}
        {listing.isOwn && status === 'live' && rows.length === 0 ? <LowerPrice listing={listing} /> : null}
        {actions(listing, waiting)}
      </div>
    </li>
  );
}

function DaysLeft({ listing: { status, expiresAt } }: { readonly listing: DashboardListing }) {
  const left = daysLeft(expiresAt, Date.now());
  if ((status !== 'live' && status !== 'reserved') || left === null) return null;
  return (
    <span className={left <= renewDays ? styles.soon : texts.noteFigures}>
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
      <Button
        variant="text"
        size="dense"
        aria-haspopup="dialog"
        icon={<Icon of={TrendingDown} size={18} />}
        onClick={() => setState('open')}
      >
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
