import { useLingui } from '@lingui/react/macro';
import { MyListings } from '#app/features/own-listings/my-listings.tsx';
import { ClaimButton } from '#app/features/sell/claim-button.tsx';
import { StatusActions } from '#app/features/sell/status-actions.tsx';
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
            {listing.isOwn ? <StatusActions listing={listing} waiting={waiting} /> : null}
          </>
        )}
      />
    </PersonalScreen>
  );
}

export const page = personalPage(MyListingScreen);
