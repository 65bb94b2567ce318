import { Trans } from '@lingui/react/macro';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { Pager } from '#app/features/staff/pager.tsx';
import styles from '#app/features/staff/staff.module.css';
import { useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { fullRupiah } from '#contract/agents/full-rupiah.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';

/** Payouts that agents asked for, open ones first. */
export function AgentsPanel() {
  const { state, refresh, onPage } = useStaffRows('staffPayouts', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items, meta } = state.data;
  return (
    <div className={layouts.stack20}>
      <h2 className={texts.titleAbove}>
        <Trans>Payouts to agents</Trans>
      </h2>
      {items.length === 0 ? (
        <p className={texts.quiet}>
          <Trans>No agent has asked for a payout.</Trans>
        </p>
      ) : (
        <ul className={classNames(patterns.pairs, styles.list)}>
          {items.map((payout) => (
            <li key={payout.id}>
              <Payout payout={payout} onChanged={refresh} />
            </li>
          ))}
        </ul>
      )}
      <Pager meta={meta} onPage={onPage} />
    </div>
  );
}

type Props = { readonly payout: DataOf<'staffSettlePayout'>['payout']; onChanged(): void };

function Payout({ payout: { id, amount, state, agent, mobile, createdAt }, onChanged }: Props) {
  const language = useLanguage();
  const moment = useMomentText()(Date.parse(createdAt));
  const settle = useStaffChange('staffSettlePayout');
  async function say(isPaid: boolean): Promise<void> {
    if (await settle.run((clientId) => ({ clientId, id: String(id), isPaid: isPaid ? '1' : '0' })))
      onChanged();
  }
  return (
    <article className={styles.card}>
      <p>
        <strong>{fullRupiah(amount, language)}</strong>{' '}
        {state === 'requested' ? (
          <Badge tone="amber">
            <Trans>Waiting</Trans>
          </Badge>
        ) : state === 'paid' ? (
          <Badge tone="green">
            <Trans>Paid</Trans>
          </Badge>
        ) : (
          <Badge tone="red">
            <Trans>Refused</Trans>
          </Badge>
        )}
      </p>
      <p className={texts.faint}>{[agent, mobile, moment].filter(Boolean).join(' · ')}</p>
      <ChangeProblem failure={settle.failure} onReload={onChanged} />
      {state === 'requested' ? (
        <div className={classNames(layouts.wrap8, styles.buttons)}>
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
        </div>
      ) : null}
    </article>
  );
}
