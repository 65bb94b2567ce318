import { Trans } from '@lingui/react/macro';
import { Ban } from 'lucide';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { QueueCard } from '#app/features/staff/queue-card.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { StatusName } from '#app/features/staff/status-name.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { AccountCard } from './account-card.tsx';

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

type SuspendUnknownProps = { readonly mobile: string; onChanged(): void };

/** Suspends a number before its first sign-in. */
function SuspendUnknown({ mobile, onChanged }: SuspendUnknownProps) {
  const suspend = useStaffChange('staffSuspend');
  async function send(): Promise<void> {
    const answer = await suspend.run((clientId) => ({ clientId, mobile, isSuspended: '1' }));
    if (answer) onChanged();
  }
  return (
    <div className={styles.card}>
      <p>
        <Trans>{mobile} has never signed in here.</Trans>
      </p>
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button
          variant="secondary"
          icon={<Icon of={Ban} />}
          aria-disabled={suspend.isBusy}
          onClick={() => void send()}
        >
          <Trans>Block this number</Trans>
        </Button>
      </div>
      <ChangeProblem failure={suspend.failure} />
    </div>
  );
}
