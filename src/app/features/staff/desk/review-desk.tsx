import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { AgentsPanel } from '#app/features/staff/agents/agents-panel.tsx';
import { ContestsPanel } from '#app/features/staff/contests/contests-panel.tsx';
import { DealersPanel } from '#app/features/staff/dealers/dealers-panel.tsx';
import { ListingReview } from '#app/features/staff/listing/listing-review.tsx';
import { OrderDesk } from '#app/features/staff/orders/order-desk.tsx';
import { OrderReview } from '#app/features/staff/orders/order-review.tsx';
import { PeoplePanel } from '#app/features/staff/people/people-panel.tsx';
import { type ReviewTab, reviewTabs, tabPath, viewOf } from '#app/features/staff/review-address.ts';
import { OwnerReviewsPanel } from '#app/features/staff/reviews/owner-reviews-panel.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { articlesDeskPath, tablesPath } from '#contract/staff/staff-pages.ts';
import { QueueList } from './queue-list.tsx';
import { ReportsList } from './reports-list.tsx';
import styles from './review-desk.module.css';
import { TrailList } from './trail-list.tsx';

/** The staff page: queue, reports, accounts, and audit trail. */
export function ReviewDesk() {
  const { tab, listing, mobile, order, status } = viewOf(useSearch());
  if (listing !== undefined) return <ListingReview key={listing} id={listing} />;
  return (
    <div className={classNames(layouts.stack16, layouts.narrow)}>
      <Tabs selected={tab} />
      {tab === 'orders' ? (
        order === undefined ? (
          <OrderDesk status={status} />
        ) : (
          <OrderReview key={order} reference={order} />
        )
      ) : (
        <Panel tab={tab} mobile={mobile} />
      )}
    </div>
  );
}

function Tabs({ selected }: { readonly selected: ReviewTab }) {
  const { t } = useLingui();
  const { state } = useStaffApi('staffQueue', {});
  const counts = state.kind === 'known' ? state.data.counts : undefined;
  const row = useRef<HTMLDivElement>(null);
  // The last tabs are outside a narrow screen, and move once the counts are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, counts === undefined]);
  const shown: Readonly<Record<ReviewTab, { label: ReactNode; count: number | undefined }>> = {
    queue: { label: <Trans>Queue</Trans>, count: counts?.queue },
    reports: { label: <Trans>Reports</Trans>, count: counts?.reports },
    reviews: { label: <Trans>Owners’ reviews</Trans>, count: undefined },
    people: { label: <Trans>Numbers</Trans>, count: counts?.scopeRequests },
    dealers: { label: <Trans>Dealers</Trans>, count: undefined },
    agents: { label: <Trans>Agents</Trans>, count: undefined },
    contests: { label: <Trans>Photo contest</Trans>, count: undefined },
    orders: { label: <Trans>Bookings</Trans>, count: undefined },
    trail: { label: <Trans>Log</Trans>, count: undefined },
  };
  return (
    <div ref={row} className={layouts.narrow}>
      <ChipRow label={t`What to look at`}>
        {reviewTabs.map((tab) => (
          <ChipLink
            key={tab}
            href={tabPath(tab)}
            count={shown[tab].count}
            className={styles.tab}
            aria-current={tab === selected ? 'page' : undefined}
          >
            {shown[tab].label}
          </ChipLink>
        ))}
        <ChipLink href={tablesPath} className={styles.tab}>
          <Trans>Tables</Trans>
        </ChipLink>
        <ChipLink href={articlesDeskPath} className={styles.tab}>
          <Trans>Articles</Trans>
        </ChipLink>
      </ChipRow>
    </div>
  );
}

function Panel({
  tab,
  mobile,
}: {
  readonly tab: Exclude<ReviewTab, 'orders'>;
  readonly mobile: string | undefined;
}) {
  switch (tab) {
    case 'queue':
      return <QueueList />;
    case 'reports':
      return <ReportsList />;
    case 'reviews':
      return <OwnerReviewsPanel />;
    case 'people':
      return <PeoplePanel mobile={mobile} />;
    case 'dealers':
      return <DealersPanel />;
    case 'agents':
      return <AgentsPanel />;
    case 'contests':
      return <ContestsPanel />;
    case 'trail':
      return <TrailList />;
  }
}
