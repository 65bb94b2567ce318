import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import patterns from '#app/ui/patterns.module.css';
import { Waiting } from '#app/ui/state/answered.tsx';
import { AnsweredPage, GrowingPages, type PagePlace, pageField } from '#app/ui/state/answered-pages.tsx';
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
  return <GrowingPages>{(place) => <OffersPage {...props} place={place} />}</GrowingPages>;
}

/** This device's last response to an offer, if it is queued or was refused. */
function answerTo(rows: readonly OutboxRow[], offerId: number): OutboxRow | undefined {
  return rows.findLast(
    ({ call, state }) =>
      state !== 'sent' && call?.endpoint === 'changeOffer' && call.fields.id === String(offerId),
  );
}

function OffersPage({ name, role, block, none, place }: Props & { readonly place: PagePlace }) {
  const fields = { ...(role ? { role } : {}), ...pageField(place) };
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

  return (
    <AnsweredPage
      state={state}
      place={place}
      guest={<Trans>Sign in to see your offers</Trans>}
      absent={<Trans>Your offers are not on this device yet</Trans>}
      waiting={<ReadingOffers />}
      more={<Trans>Show more offers</Trans>}
      onAgain={refresh}
    >
      {({ items }) =>
        items.length === 0 && place.page === 1 ? (
          none
        ) : (
          <ul className={patterns.pairs}>
            {items.map((offer) => (
              <OfferCard key={offer.id} offer={offer} row={answerTo(rows, offer.id)} block={block} />
            ))}
          </ul>
        )
      }
    </AnsweredPage>
  );
}

export const ReadingOffers = () => <Waiting height="196px" rows={2} className={patterns.pairs} />;
