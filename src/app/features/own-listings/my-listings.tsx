import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { useEffect, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import { outboxPath, sellPath } from '#contract/paths.ts';
import { type ActionsSlot, MyListingCard } from './my-listing-card.tsx';
import styles from './my-listings.module.css';
import { withAnswers } from './with-answers.ts';

/** An account's listings, paginated; each page opens offline with its last response. */
export function MyListings({ actions }: { readonly actions: ActionsSlot }) {
  const [pages, setPages] = useState(1);
  return (
    <div className={layouts.stack12}>
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <ListingsPage
          key={page}
          page={page}
          isLast={page === pages}
          actions={actions}
          onMore={() => setPages(page + 1)}
        />
      ))}
    </div>
  );
}

type PageProps = {
  readonly page: number;
  readonly isLast: boolean;
  readonly actions: ActionsSlot;
  onMore(): void;
};

function ListingsPage({ page, isLast, actions, onMore }: PageProps) {
  const { state, refresh } = useAccountApi('ownListings', page === 1 ? {} : { page: String(page) });
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  const sent = rows.filter(({ answer }) => answer !== null).length;
  // A sent change has changed it.
  useEffect(() => {
    if (sent > 0) refresh();
  }, [sent, refresh]);
  if (state.kind === 'guest') return page === 1 ? <Guest /> : null;
  if (state.kind === 'reading') return <Waiting />;
  if (state.kind !== 'known')
    return (
      <UnknownList
        state={state}
        absent={<Trans>Your ads are not on this phone yet</Trans>}
        onAgain={refresh}
      />
    );
  const { meta, allowed_stock_add: room } = state.data;
  const items = withAnswers(state.data.items, rows);
  const newAds = rows.filter(({ kind, state: now }) => kind === 'create' && now !== 'sent').length;
  return (
    <>
      {state.isOld ? <KeptNote at={state.at} /> : null}
      {page === 1 ? <Standing count={meta.totalCount} room={room} newAds={newAds} /> : null}
      {items.length === 0 && page === 1 ? (
        <BlankState
          icon={<Icon of={CarFront} size={24} />}
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
        <ul className={patterns.pairs}>
          {items.map((listing) => (
            <MyListingCard
              key={listing.id}
              listing={listing}
              rows={rows.filter((row) => row.state !== 'sent' && row.listing?.id === listing.id)}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {isLast && page < meta.pageCount ? (
        <Button variant="secondary" className={styles.more} onClick={onMore}>
          <Trans>Show more ads</Trans>
        </Button>
      ) : null}
    </>
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

function Guest() {
  return (
    <GuestState title={<Trans>Sign in to see your ads</Trans>}>
      <Trans>What you wrote on this phone without an account is in the outbox.</Trans>
    </GuestState>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className={patterns.pairs}>
      {[1, 2].map((each) => (
        <Skeleton key={each} height="218px" radius="12px" />
      ))}
    </div>
  );
}
