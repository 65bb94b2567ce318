import { Trans, useLingui } from '@lingui/react/macro';
import { Store } from 'lucide';
import { StockDesk } from '#app/features/dealer-stock/stock-desk.tsx';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page } from '#app/page.ts';
import { BlankState } from '#app/ui/blank-state.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { accountPaths } from '#contract/account-paths.ts';
import { stockPath } from '#contract/staff-pages.ts';
import styles from './dashboard.module.css';

function DealerStockScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`My stock`}
        description={t`For dealers: bring many cars at once by a list, and take your own along.`}
        canonicalPath={stockPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>My stock</Trans>
      </h1>
      <KnownProfile path={stockPath} guestTitle={<Trans>Sign in to go on</Trans>}>
        {({ user }) =>
          user.scope === 'dealer' ? (
            <StockDesk owner={user.id} />
          ) : (
            <BlankState
              icon={<Icon of={Store} size={24} />}
              title={<Trans>This is for dealers</Trans>}
              actions={
                <ButtonLink href={accountPaths.profile}>
                  <Trans>Ask to become a dealer</Trans>
                </ButtonLink>
              }
            >
              <Trans>Dealers bring their whole stock by a list, up to 200 ads at a time.</Trans>
            </BlankState>
          )
        }
      </KnownProfile>
    </div>
  );
}

export const page: Page = {
  // Who asks is not the server's to know while it renders: a page is the same for everyone.
  load: async () => undefined,
  Screen: DealerStockScreen,
};
