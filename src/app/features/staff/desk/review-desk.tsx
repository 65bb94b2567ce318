import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Flag } from 'lucide';
import { useSearch } from 'wouter';
import { AgentsPanel } from '#app/features/staff/agents/agents-panel.tsx';
import { CarCell, ToReview } from '#app/features/staff/car-cell.tsx';
import { ContestsPanel } from '#app/features/staff/contests/contests-panel.tsx';
import { DealersPanel } from '#app/features/staff/dealers/dealers-panel.tsx';
import { ListingReview } from '#app/features/staff/listing/listing-review.tsx';
import { OrderDesk } from '#app/features/staff/orders/order-desk.tsx';
import { OrderReview } from '#app/features/staff/orders/order-review.tsx';
import { Overview } from '#app/features/staff/overview/overview.tsx';
import { Pager } from '#app/features/staff/pager.tsx';
import { PeoplePanel } from '#app/features/staff/people/people-panel.tsx';
import { type ReviewTab, viewOf } from '#app/features/staff/review-address.ts';
import { ConversationsPanel } from '#app/features/staff/reviews/conversations-panel.tsx';
import { OwnerReviewsPanel } from '#app/features/staff/reviews/owner-reviews-panel.tsx';
import { SpeedPanel } from '#app/features/staff/speed/speed-panel.tsx';
import { useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { StaffTable } from '#app/features/staff/staff-table.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { Waited } from '#app/features/staff/waited.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { formatNumber } from '#contract/money.ts';
import { reportReasonNames } from '#contract/report/report.ts';
import type { ReportedListing } from '#contract/staff/staff.ts';
import styles from './queue-table.module.css';
import { QueueTable } from './queue-table.tsx';

/** The staff page: queue, reports, accounts, and audit trail. */
export function ReviewDesk() {
  const { tab, listing, mobile, order, status } = viewOf(useSearch());
  if (listing !== undefined) return <ListingReview key={listing} id={listing} />;
  return (
    <div className={classNames(layouts.stack16, layouts.narrow)}>
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

/** From this weight on, several trusted people have reported it. */
const heavy = 2;

/** Reported listings, heaviest first. */
function ReportsList() {
  const { t } = useLingui();
  const { state, refresh, onPage } = useStaffRows('staffReports', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items, meta } = state.data;
  if (items.length === 0)
    return (
      <BlankState icon={CircleCheck} title={<Trans>No open reports</Trans>}>
        <Trans>Visitors’ reports appear here, the most credible first.</Trans>
      </BlankState>
    );
  return (
    <div className={layouts.stack20}>
      <section className={classNames(layouts.raisedCard, styles.card)}>
        <StaffTable
          label={t`Reported ads`}
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            { head: t`Ad`, look: 'first', cell: (item) => <CarCell item={item} /> },
            { head: t`What visitors say`, cell: (item) => <Reported item={item} /> },
            { head: t`Last report`, cell: ({ lastReportAt }) => <Waited since={lastReportAt} /> },
            { head: t`Next`, look: 'end', cell: ({ id }) => <ToReview id={id} /> },
          ]}
        />
      </section>
      <Pager meta={meta} onPage={onPage} />
    </div>
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
    case 'overview':
      return <Overview />;
    case 'queue':
      return <QueueList />;
    case 'reports':
      return <ReportsList />;
    case 'conversations':
      return <ConversationsPanel />;
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
    case 'speed':
      return <SpeedPanel />;
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
  const { state, refresh, onPage } = useStaffRows('staffQueue', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items, meta } = state.data;
  if (items.length === 0)
    return (
      <BlankState icon={CircleCheck} title={<Trans>Nothing is waiting</Trans>}>
        <Trans>Ads held back by the checks are listed here with the reasons.</Trans>
      </BlankState>
    );
  return (
    <div className={layouts.stack20}>
      <QueueTable
        title={<Plural value={meta.totalCount} one="# ad waits" other="# ads wait" />}
        items={items}
        onDecided={refresh}
      />
      <Pager meta={meta} onPage={onPage} />
    </div>
  );
}
