import { Plural, Trans } from '@lingui/react/macro';
import { Clock, HandCoins, Handshake, MessageSquareText, Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { lockedOfferPath, myLeadPath, myOfferPath } from '#contract/account/account-paths.ts';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { formatPrice } from '#contract/money.ts';
import { editListingPath, listingPath, outboxPath } from '#contract/paths.ts';
import { daysLeft, isEditable, renewDays } from '#contract/sell/listing-changes.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { ListingAdvices } from './listing-advices.tsx';
import { ListingBadge } from './listing-badge.tsx';
import { ListingCounts } from './listing-counts.tsx';
import { ListingReasons } from './listing-reasons.tsx';
import { LowerPrice } from './lower-price.tsx';
import styles from './my-listing-card.module.css';
import { WaitingChange } from './waiting-change.tsx';

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
