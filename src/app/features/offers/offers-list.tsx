import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import { Button } from '#app/ui/button.tsx';
import patterns from '#app/ui/patterns.module.css';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { type BlockSlot, OfferCard } from './offer-card.tsx';

type Props = {
  /** The endpoint that returns the offers. */
  readonly name: 'bookingOffers' | 'lockedOffers';
  readonly role?: 'buyer' | 'seller';
  readonly block: BlockSlot;
  /** Shown for an empty list. */
  readonly none: ReactNode;
};

/** Offers, paginated; each page opens offline with its last response. */
export function OffersList(props: Props) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
    <OffersPage key={page} {...props} page={page} isLast={page === pages} onMore={() => setPages(page + 1)} />
  ));
}

/** This device's last response to an offer, if it is queued or was refused. */
function answerTo(rows: readonly OutboxRow[], offerId: number): OutboxRow | undefined {
  return rows.findLast(
    ({ call, state }) =>
      state !== 'sent' && call?.endpoint === 'changeOffer' && call.fields.id === String(offerId),
  );
}

type PageProps = Props & { readonly page: number; readonly isLast: boolean; onMore(): void };

function OffersPage({ name, role, block, none, page, isLast, onMore }: PageProps) {
  const fields = { ...(role ? { role } : {}), ...(page === 1 ? {} : { page: String(page) }) };
  const { state, refresh } = useAccountApi(name, fields);
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  const settled = rows.filter(({ call, state: now }) => {
    const isOurs = call?.endpoint === 'sendOffer' || call?.endpoint === 'changeOffer';
    return isOurs && (now === 'sent' || now === 'needs-you');
  }).length;
  // A sent or refused response has changed it.
  useEffect(() => {
    if (settled > 0) refresh();
  }, [settled, refresh]);

  if (state.kind === 'guest')
    return page === 1 ? <GuestState title={<Trans>Sign in to see your offers</Trans>} /> : null;
  if (state.kind === 'reading') return <ReadingOffers />;
  if (state.kind !== 'known') {
    return (
      <UnknownList
        state={state}
        absent={<Trans>Your offers are not on this phone yet</Trans>}
        onAgain={refresh}
      />
    );
  }
  const { items, meta } = state.data;
  return (
    <>
      {state.isOld ? <KeptNote at={state.at} /> : null}
      {items.length === 0 && page === 1 ? (
        none
      ) : (
        <ul className={patterns.pairs}>
          {items.map((offer) => (
            <OfferCard key={offer.id} offer={offer} row={answerTo(rows, offer.id)} block={block} />
          ))}
        </ul>
      )}
      {isLast && page < meta.pageCount ? (
        <Button variant="secondary" isWide onClick={onMore}>
          <Trans>Show more offers</Trans>
        </Button>
      ) : null}
    </>
  );
}

export function ReadingOffers() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className={patterns.pairs}>
      {[1, 2].map((each) => (
        <Skeleton key={each} height="196px" radius="12px" />
      ))}
    </div>
  );
}
