import { Trans } from '@lingui/react/macro';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffCards, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { ScopeName } from '#app/ui/state/scope-name.tsx';
import texts from '#app/ui/texts.module.css';
import type { ScopeRequest } from '#contract/staff/staff.ts';
import { AccountCard } from './account-card.tsx';

/** Open scope requests, oldest first. */
export function ScopeRequests() {
  const rows = useStaffRows('staffScopeRequests', {});
  return (
    <StaffCards
      rows={rows}
      keyOf={({ id }) => id}
      none={
        <p className={texts.quiet}>
          <Trans>There are no open requests.</Trans>
        </p>
      }
    >
      {(request) => (
        <AccountCard account={request.account} onChanged={rows.refresh}>
          <Request request={request} onDecided={rows.refresh} />
        </AccountCard>
      )}
    </StaffCards>
  );
}

function Request({ request, onDecided }: { readonly request: ScopeRequest; onDecided(): void }) {
  const decide = useStaffChange('staffDecideScope');
  const moment = useMomentText()(Date.parse(request.createdAt));
  async function say(isGranted: boolean): Promise<void> {
    const answer = await decide.run((clientId) => ({
      clientId,
      id: String(request.id),
      isGranted: isGranted ? '1' : '0',
    }));
    if (answer) onDecided();
  }
  return (
    <>
      <p className={layouts.wrap6}>
        <Badge tone="amber">
          <ScopeName scope={request.scope} />
        </Badge>
      </p>
      <p>
        <strong>{request.company}</strong> <span className={texts.faint}>{moment}</span>
      </p>
      {request.note === '' ? null : <p>{request.note}</p>}
      <ChangeProblem failure={decide.failure} onReload={onDecided} />
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button aria-disabled={decide.isBusy} onClick={() => void say(true)}>
          <Trans>Agree</Trans>
        </Button>
        <Button variant="secondary" aria-disabled={decide.isBusy} onClick={() => void say(false)}>
          <Trans>Refuse</Trans>
        </Button>
      </div>
    </>
  );
}
