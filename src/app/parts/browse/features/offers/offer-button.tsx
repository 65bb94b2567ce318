import { Trans } from '@lingui/react/macro';
import { CarFront, HandCoins } from 'lucide';
import { Suspense, useState } from 'react';
import { useIsOwnListing } from '#app/data/account/own-listing.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { SignInSlot } from './offer-sheet.tsx';

const OfferSheet = lazyPart('browse', async () => (await import('./offer-sheet.tsx')).OfferSheet);

/**
 * Opens the sheet for an offer. Not for a seller without a verified number; the owner of the car is linked to their
 * own listings instead.
 */
export function OfferButton({
  listing,
  signIn,
}: {
  readonly listing: ListingDetail;
  readonly signIn: SignInSlot;
}) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOwn = useIsOwnListing(listing.id);
  if (!listing.mobileVerified || listing.status === 'sold') return null;
  // An opened form stays, also while the account changes: who it was opened for is known.
  if (isOwn === undefined && state === 'unused') return null;
  if (isOwn)
    return (
      <ButtonLink variant="secondary" isWide href={myListingPath} icon={<Icon of={CarFront} />}>
        <Trans>Manage my ad</Trans>
      </ButtonLink>
    );
  return (
    <>
      <Button
        variant="secondary"
        isWide
        aria-haspopup="dialog"
        icon={<Icon of={HandCoins} />}
        onClick={() => setState('open')}
      >
        <Trans>Make an offer</Trans>
      </Button>
      {state === 'unused' ? null : (
        <Suspense>
          <OfferSheet
            listing={listing}
            signIn={signIn}
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
