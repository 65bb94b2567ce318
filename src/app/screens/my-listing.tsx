import { useLingui } from '@lingui/react/macro';
import { PriceBadge } from '#app/features/listing/listing-badges.tsx';
import { MyListings } from '#app/features/own-listings/my-listings.tsx';
import { ClaimButton } from '#app/features/sell/claim-button.tsx';
import { StatusActions } from '#app/features/sell/status-actions.tsx';
import { StatusMenu } from '#app/features/sell/status-menu.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';

function MyListingScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`My ads`}
      description={t`How your ads are doing, and what would help them.`}
      canonicalPath={myListingPath}
    >
      <MyListings
        actions={(listing, waiting) => (
          <>
            {listing.status === 'unverified' ? (
              <ClaimButton listing={listing} isWaiting={waiting.has('claim')} />
            ) : null}
            {listing.isOwn ? <StatusActions listing={listing} waiting={waiting} only={['renew']} /> : null}
          </>
        )}
        menu={(listing, waiting) =>
          listing.isOwn ? <StatusMenu listing={listing} waiting={waiting} only={['sold', 'remove']} /> : null
        }
        badge={({ status, onOffer }) => (
          <PriceBadge card={{ status, marketBadge: onOffer?.market?.badge ?? null }} />
        )}
      />
    </PersonalScreen>
  );
}

export const page = personalPage(MyListingScreen);
