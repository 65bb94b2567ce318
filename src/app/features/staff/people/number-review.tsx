import { Trans } from '@lingui/react/macro';
import { QueueCard } from '#app/features/staff/queue-card.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { StatusName } from '#app/features/staff/status-name.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { AccountCard } from './account-card.tsx';
import { SuspendUnknown } from './suspend-unknown.tsx';

/** A number: its account, its listings, and its trail. */
export function NumberReview({ mobile }: { readonly mobile: string }) {
  const { state, refresh } = useStaffApi('staffAccount', { mobile });
  if (state.kind === 'refused' && state.isGone) return <SuspendUnknown mobile={mobile} onChanged={refresh} />;
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { account, listings, trail } = state.data;
  return (
    <section className={layouts.stack20}>
      <AccountCard account={account} onChanged={refresh} />
      <ul className={classNames(patterns.pairs, styles.list)}>
        {listings.map((item) => (
          <li key={item.id}>
            <QueueCard
              item={item}
              about={
                <p className={texts.quiet}>
                  <StatusName status={item.status} />
                </p>
              }
            />
          </li>
        ))}
      </ul>
      <div>
        <h2 className={texts.titleAbove}>
          <Trans>What was done</Trans>
        </h2>
        <TrailEntries entries={trail} />
      </div>
    </section>
  );
}
