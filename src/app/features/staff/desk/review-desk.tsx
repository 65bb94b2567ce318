import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Flag } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { AgentsPanel } from '#app/features/staff/agents/agents-panel.tsx';
import { ContestsPanel } from '#app/features/staff/contests/contests-panel.tsx';
import { DealersPanel } from '#app/features/staff/dealers/dealers-panel.tsx';
import { ListingReview } from '#app/features/staff/listing/listing-review.tsx';
import { OrderDesk } from '#app/features/staff/orders/order-desk.tsx';
import { OrderReview } from '#app/features/staff/orders/order-review.tsx';
import { Pager } from '#app/features/staff/pager.tsx';
import { PeoplePanel } from '#app/features/staff/people/people-panel.tsx';
import { QueueCard } from '#app/features/staff/queue-card.tsx';
import { type ReviewTab, reviewTabs, tabPath, viewOf } from '#app/features/staff/review-address.ts';
import { OwnerReviewsPanel } from '#app/features/staff/reviews/owner-reviews-panel.tsx';
import { StaffRows, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { formatNumber } from '#contract/money.ts';
import { reportReasonNames } from '#contract/report/report.ts';
import type { ReportedListing } from '#contract/staff/staff.ts';
import { articlesDeskPath, tablesPath } from '#contract/staff/staff-pages.ts';
import styles from './review-desk.module.css';

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

/** From this weight on, several trusted people have reported it. */
const heavy = 2;

/** Reported listings, heaviest first. */
function ReportsList() {
  const rows = useStaffRows('staffReports', {});
  return (
    <StaffRows
      rows={rows}
      keyOf={({ id }) => id}
      none={
        <BlankState icon={CircleCheck} title={<Trans>No open reports</Trans>}>
          <Trans>Visitors’ reports appear here, the most credible first.</Trans>
        </BlankState>
      }
    >
      {(item) => <QueueCard item={item} about={<Reported item={item} />} />}
    </StaffRows>
  );
}

function Reported({ item }: { readonly item: ReportedListing }) {
  const language = useLanguage();
  const weight = formatNumber(item.weight, language, 1);
  return (
    <ul className={layouts.wrap6}>
      <li>
        <Badge
          tone={item.weight >= heavy ? 'red' : 'amber'}
          icon={<Icon of={Flag} size={14} stroke={2.25} />}
        >
          <Plural value={item.reportCount} one="# report" other="# reports" />
          {' · '}
          <Trans>weight {weight}</Trans>
        </Badge>
      </li>
      {item.reportReasons.map((reason) => (
        <li key={reason}>
          <Badge>{reportReasonNames[reason][language]}</Badge>
        </li>
      ))}
    </ul>
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

/** The whole audit trail. */
function TrailList() {
  const { state, refresh, onPage } = useStaffRows('staffTrail', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  return (
    <div className={layouts.stack20}>
      <TrailEntries entries={state.data.items} />
      <Pager meta={state.data.meta} onPage={onPage} />
    </div>
  );
}

/** The review queue, oldest first. */
function QueueList() {
  const rows = useStaffRows('staffQueue', {});
  return (
    <StaffRows
      rows={rows}
      keyOf={({ id }) => id}
      none={
        <BlankState icon={CircleCheck} title={<Trans>Nothing is waiting</Trans>}>
          <Trans>Ads held back by the checks are listed here with the reasons.</Trans>
        </BlankState>
      }
    >
      {(item) => <QueueCard item={item} />}
    </StaffRows>
  );
}
