import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { AccountCard } from '#app/features/staff/people/account-card.tsx';
import { tabPath } from '#app/features/staff/review-address.ts';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { StaffListing } from '#contract/staff/staff.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { ListingFacts } from './listing-facts.tsx';
import styles from './listing-review.module.css';
import { ReportList } from './report-list.tsx';

/** One listing with everything needed for a decision, and the decision. */
export function ListingReview({ id }: { readonly id: string }) {
  const { state, refresh, tell } = useStaffApi('staffListing', { id });
  // To the app, the next listing is the same page, which would keep the scroll position.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className={classNames(layouts.stack12, styles.review)}>
      <ButtonLink href={tabPath('queue')} variant="text" icon={<Icon of={ArrowLeft} />}>
        <Trans>The queue</Trans>
      </ButtonLink>
      {state.kind === 'known' ? (
        <Known listing={state.data.listing} onChanged={(listing) => tell({ listing })} onReload={refresh} />
      ) : (
        <StaffState state={state} onAgain={refresh} />
      )}
    </div>
  );
}

type KnownProps = {
  readonly listing: StaffListing;
  onChanged(listing: StaffListing): void;
  onReload(): void;
};

function Known({ listing, onChanged, onReload }: KnownProps) {
  const { seller, duplicates, reports, trail } = listing;
  return (
    <>
      <div className={styles.columns}>
        <ListingFacts listing={listing} />
        <div className={styles.side}>
          {duplicates.length === 0 ? null : (
            <Part title={<Trans>Possibly the same car</Trans>}>
              <DuplicateList duplicates={duplicates} />
            </Part>
          )}
          {reports.length === 0 ? null : (
            <Part title={<Trans>Reports</Trans>}>
              <ReportList listing={listing} onChanged={onChanged} onReload={onReload} />
            </Part>
          )}
          {seller === null ? null : (
            <Part title={<Trans>Seller</Trans>}>
              <AccountCard account={seller} onChanged={onReload} />
            </Part>
          )}
          <Part title={<Trans>What was done</Trans>}>
            <TrailEntries entries={trail} />
          </Part>
        </div>
      </div>
      <DecisionBar listing={listing} onChanged={onChanged} onReload={onReload} />
    </>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={texts.titleAbove}>{title}</h2>
      {children}
    </section>
  );
}
