import { Plural, Trans } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { useEffect } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Waiting } from '#app/ui/state/answered.tsx';
import { AnsweredPage, GrowingPages, type PagePlace, pageField } from '#app/ui/state/answered-pages.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { outboxPath, sellPath } from '#contract/paths.ts';
import { useOpenOffers } from './listing-offers.tsx';
import { type ListingSlots, MyListingCard } from './my-listing-card.tsx';
import styles from './my-listings.module.css';
import { withAnswers } from './with-answers.ts';

/** An account's listings, paginated; each page opens offline with its last response. */
export function MyListings(slots: ListingSlots) {
  return (
    <div className={layouts.stack12}>
      <GrowingPages>{(place) => <ListingsPage place={place} {...slots} />}</GrowingPages>
    </div>
  );
}

type PageProps = ListingSlots & { readonly place: PagePlace };

function ListingsPage({ place, ...slots }: PageProps) {
  const { state, refresh } = useAccountApi('ownListings', pageField(place));
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  const offers = useOpenOffers(rows);
  const sent = rows.filter(({ answer }) => answer !== null).length;
  // A sent change has changed it.
  useEffect(() => {
    if (sent > 0) refresh();
  }, [sent, refresh]);
  const newAds = rows.filter(({ kind, state: now }) => kind === 'create' && now !== 'sent').length;
  return (
    <AnsweredPage
      state={state}
      place={place}
      guest={<Trans>Sign in to see your ads</Trans>}
      guestNote={<Trans>What you wrote on this device without an account is in the outbox.</Trans>}
      absent={<Trans>Your ads are not on this device yet</Trans>}
      waiting={<Waiting height="218px" rows={2} className={patterns.pairs} />}
      more={<Trans>Show more ads</Trans>}
      moreClass={styles.more}
      onAgain={refresh}
    >
      {({ items: stored, meta, allowed_stock_add: room }) => {
        const items = withAnswers(stored, rows);
        return (
          <>
            {place.page === 1 ? <Standing count={meta.totalCount} room={room} newAds={newAds} /> : null}
            {items.length === 0 && place.page === 1 ? (
              <BlankState
                icon={CarFront}
                title={<Trans>You have no ads</Trans>}
                actions={
                  <ButtonLink href={sellPath}>
                    <Trans>Sell a car</Trans>
                  </ButtonLink>
                }
              >
                <Trans>Listing a car is free, takes a few minutes and works without a signal.</Trans>
              </BlankState>
            ) : (
              <ul className={styles.ads}>
                {items.map((listing) => (
                  <MyListingCard
                    key={listing.id}
                    listing={listing}
                    rows={rows.filter((row) => row.state !== 'sent' && row.listing?.id === listing.id)}
                    offers={offers.filter((offer) => offer.listing.id === listing.id)}
                    firstOffer={offers[0]?.id}
                    {...slots}
                  />
                ))}
              </ul>
            )}
          </>
        );
      }}
    </AnsweredPage>
  );
}

type StandingProps = { readonly count: number; readonly room: number; readonly newAds: number };

/** Number of listings, and how many more are allowed. */
function Standing({ count, room, newAds }: StandingProps) {
  return (
    <div className={styles.standing}>
      <p>
        <Plural value={count} one="# ad" other="# ads" />
        {' · '}
        <Plural
          value={room}
          _0="no room for another until one is sold or removed"
          one="room for # more"
          other="room for # more"
        />
      </p>
      {room > 0 && count > 0 ? (
        <ButtonLink variant="secondary" size="dense" href={sellPath}>
          <Trans>Sell another car</Trans>
        </ButtonLink>
      ) : null}
      {newAds === 0 ? null : (
        <ButtonLink variant="quiet" size="dense" href={outboxPath}>
          <Plural
            value={newAds}
            one="# new ad is waiting to be sent"
            other="# new ads are waiting to be sent"
          />
        </ButtonLink>
      )}
    </div>
  );
}
