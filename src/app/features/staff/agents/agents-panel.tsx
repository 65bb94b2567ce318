import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote } from 'lucide';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffPagedTable, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import { fullRupiah } from '#contract/agents/full-rupiah.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';

type Payout = DataOf<'staffSettlePayout'>['payout'];

/** Payouts that agents asked for, open ones first. */
export function AgentsPanel() {
  const { t } = useLingui();
  const language = useLanguage();
  const moment = useMomentText();
  const rows = useStaffRows('staffPayouts', {});
  return (
    <StaffPagedTable
      rows={rows}
      label={t`Payouts to agents`}
      keyOf={({ id }) => id}
      none={
        <BlankState icon={Banknote} title={<Trans>Nothing is waiting</Trans>}>
          <Trans>No agent has asked for a payout.</Trans>
        </BlankState>
      }
      columns={[
        {
          head: t`Agent`,
          look: 'first',
          cell: ({ agent, mobile }) => (
            <>
              <strong>{agent || mobile}</strong>
              {agent ? <span className={texts.noteLine}>{mobile}</span> : null}
            </>
          ),
        },
        { head: t`Amount`, look: 'number', cell: ({ amount }) => fullRupiah(amount, language) },
        { head: t`Requested`, cell: ({ createdAt }) => moment(Date.parse(createdAt)) },
        { head: t`State`, cell: ({ state }) => <PayoutBadge state={state} /> },
        {
          head: t`Next`,
          look: 'end',
          cell: (payout) => <Settle payout={payout} onChanged={rows.refresh} />,
        },
      ]}
    />
  );
}

function PayoutBadge({ state }: Pick<Payout, 'state'>) {
  if (state === 'requested')
    return (
      <Badge tone="amber">
        <Trans>Waiting</Trans>
      </Badge>
    );
  return state === 'paid' ? (
    <Badge tone="green">
      <Trans>Paid</Trans>
    </Badge>
  ) : (
    <Badge tone="red">
      <Trans>Refused</Trans>
    </Badge>
  );
}

type SettleProps = { readonly payout: Payout; onChanged(): void };

function Settle({ payout: { id, state }, onChanged }: SettleProps) {
  const settle = useStaffChange('staffSettlePayout');
  async function say(isPaid: boolean): Promise<void> {
    if (await settle.run((clientId) => ({ clientId, id: String(id), isPaid: isPaid ? '1' : '0' })))
      onChanged();
  }
  if (state !== 'requested') return null;
  return (
    <>
      <ChangeProblem failure={settle.failure} onReload={onChanged} />
      <span className={classNames(layouts.wrap8, styles.buttons)}>
        <Button size="dense" aria-disabled={settle.isBusy} onClick={() => void say(true)}>
          <Trans>The money was sent</Trans>
        </Button>
        <Button
          variant="secondary"
          size="dense"
          aria-disabled={settle.isBusy}
          onClick={() => void say(false)}
        >
          <Trans>Refuse</Trans>
        </Button>
      </span>
    </>
  );
}
