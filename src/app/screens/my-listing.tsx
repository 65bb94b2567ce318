import { Trans, useLingui } from '@lingui/react/macro';
import { MyListings } from '#app/features/my-listings/my-listings.tsx';
import { ClaimButton } from '#app/features/sell/claim-button.tsx';
import { StatusActions } from '#app/features/sell/status-actions.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page } from '#app/page.ts';
import { myListingPath } from '#contract/account-paths.ts';
import styles from './dashboard.module.css';

function MyListingScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`My ads`}
        description={t`How your ads stand, what came of them, and what would help them.`}
        canonicalPath={myListingPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>My ads</Trans>
      </h1>
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
    </div>
  );
}

export const page: Page = {
  // Whose they are the server does not know while it renders: a page is the same for everyone.
  load: async () => undefined,
  Screen: MyListingScreen,
};
