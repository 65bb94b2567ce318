import { Trans, useLingui } from '@lingui/react/macro';
import { Store } from 'lucide';
import { DealerPageForm } from '#app/features/dealer/dealer-page-form.tsx';
import deskStyles from '#app/features/dealer/stock-desk.module.css';
import { StockDesk } from '#app/features/dealer/stock-desk.tsx';
import { StockTable } from '#app/features/dealer/stock-table.tsx';
import { ListingBadge } from '#app/features/own-listings/listing-badge.tsx';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { accountPaths } from '#contract/account/account-pages.ts';
import { stockPath } from '#contract/staff/staff-pages.ts';
import styles from './dealer-stock.module.css';

function DealerStockScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`My stock`}
      description={t`For dealers: add many cars at once from a file, and download your own.`}
      canonicalPath={stockPath}
    >
      <KnownProfile guestTitle={<Trans>Sign in to continue</Trans>}>
        {({ user }) =>
          user.scope === 'dealer' ? (
            <>
              <StockDesk
                owner={user.id}
                stock={<StockTable badge={(status) => <ListingBadge status={status} />} />}
              />
              <section id="halaman" className={styles.page}>
                <h2 className={deskStyles.heading}>
                  <Trans>Your page</Trans>
                </h2>
                <DealerPageForm owner={user.id} />
              </section>
            </>
          ) : (
            <BlankState
              icon={Store}
              title={<Trans>This is for dealers</Trans>}
              actions={
                <ButtonLink href={accountPaths.profile}>
                  <Trans>Apply to become a dealer</Trans>
                </ButtonLink>
              }
            >
              <Trans>Dealers can add their whole stock from one file, up to 200 ads at a time.</Trans>
            </BlankState>
          )
        }
      </KnownProfile>
    </PersonalScreen>
  );
}

export const page = personalPage(DealerStockScreen, {});
