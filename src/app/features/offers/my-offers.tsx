import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { HandCoins } from 'lucide';
import { useEffect, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';
import { outboxPath, usedCarsPath } from '#contract/paths.ts';
import { firstSide } from './first-side.ts';
import type { BlockSlot } from './offer-card.tsx';
import { OffersList, ReadingOffers } from './offers-list.tsx';

const sides = ['buyer', 'seller'] as const;
type Side = (typeof sides)[number];

/** Offers made, and offers received for one's own cars. The tab is stored in the address's hash. */
export function MyOffers({ block }: { readonly block: BlockSlot }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Side>();
  useEffect(() => {
    const side = sides.find((each) => location.hash === `#${each}`);
    if (side) setChosen(side);
  }, []);
  const buyer = useAccountApi('bookingOffers', { role: 'buyer' }).state;
  const seller = useAccountApi('bookingOffers', { role: 'seller' }).state;
  const side = chosen ?? firstSide(buyer, seller);
  function select(next: Side): void {
    setChosen(next);
    history.replaceState(history.state, '', `#${next}`);
  }
  return (
    <div className={layouts.stack12}>
      <SegmentedTabs
        label={t`Offers`}
        tabs={[
          { key: 'buyer', label: <Trans>I buy</Trans> },
          { key: 'seller', label: <Trans>I sell</Trans> },
        ]}
        selected={side ?? 'buyer'}
        onSelect={select}
      >
        <div className={layouts.stack12}>
          {side === 'seller' ? null : <NewOffers />}
          {side === undefined ? (
            <ReadingOffers />
          ) : (
            <OffersList
              key={side}
              name="bookingOffers"
              role={side}
              block={block}
              none={side === 'buyer' ? <NoneMade /> : <NoneReceived />}
            />
          )}
        </div>
      </SegmentedTabs>
    </div>
  );
}

/** Offers that have not reached the server yet. */
function NewOffers() {
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  const waiting = rows.filter(({ call, state }) => call?.endpoint === 'sendOffer' && state !== 'sent').length;
  if (waiting === 0) return null;
  return (
    <ButtonLink variant="quiet" href={outboxPath}>
      <Plural
        value={waiting}
        one="# new offer is waiting to be sent"
        other="# new offers are waiting to be sent"
      />
    </ButtonLink>
  );
}

function NoneMade() {
  return (
    <BlankState
      icon={HandCoins}
      title={<Trans>You have made no offers</Trans>}
      actions={
        <ButtonLink href={usedCarsPath()}>
          <Trans>Look for a car</Trans>
        </ButtonLink>
      }
    >
      <Trans>Found the right car? Make an offer on its page, and the seller answers here.</Trans>
    </BlankState>
  );
}

function NoneReceived() {
  return (
    <BlankState
      icon={HandCoins}
      title={<Trans>No offers for your cars yet</Trans>}
      actions={
        <ButtonLink href={myListingPath}>
          <Trans>My ads</Trans>
        </ButtonLink>
      }
    >
      <Trans>Buyers’ offers appear here. You accept, decline, or suggest another price.</Trans>
    </BlankState>
  );
}
