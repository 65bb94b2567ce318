import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffCards, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { Waited } from '#app/features/staff/waited.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ConversationReportReason } from '#contract/conversations/conversation.ts';
import type { JudgedConversation } from '#contract/conversations/conversation-staff.schema.ts';

/** Reported conversations, and those with a held message, oldest first. Nothing else of conversations is shown. */
export function ConversationsPanel() {
  const rows = useStaffRows('staffConversations', {});
  return (
    <StaffCards
      rows={rows}
      keyOf={({ id, since }) => `${id} ${since}`}
      none={
        <BlankState icon={CircleCheck} title={<Trans>Nothing is waiting</Trans>}>
          <Trans>
            Conversations that were reported, or where the same text goes to many, are listed here.
          </Trans>
        </BlankState>
      }
    >
      {(item) => <Waiting item={item} onDecided={rows.refresh} />}
    </StaffCards>
  );
}

type Props = { readonly item: JudgedConversation; onDecided(): void };

function Waiting({ item, onDecided }: Props) {
  const { id, why, car, buyer, seller, reason, details, accused, since } = item;
  const read = useStaffChange('staffConversation');
  const judge = useStaffChange('staffJudgeConversation');
  const [messages, setMessages] = useState<DataOf<'staffConversation'>['messages']>();

  async function open(): Promise<void> {
    const found = await read.run((clientId) => ({ clientId, conversationId: String(id) }));
    if (found) setMessages(found.messages);
  }

  async function decide(verdict: 'release' | 'dismiss' | 'withhold'): Promise<void> {
    if (await judge.run((clientId) => ({ clientId, conversationId: String(id), verdict }))) onDecided();
  }

  return (
    <article className={styles.card}>
      <p className={layouts.wrap6}>
        <Badge tone={why === 'report' ? 'red' : 'amber'}>
          {why === 'held' ? <Trans>Same text to many</Trans> : <ReasonName reason={reason ?? 'other'} />}
        </Badge>
        <Waited since={since} />
      </p>
      <p>
        <strong>{car}</strong>
      </p>
      <p className={texts.faint}>
        <Trans>
          Buyer: {buyer ?? '–'} · Seller: {seller ?? '–'}
        </Trans>
        {accused === null ? null : (
          <>
            {' · '}
            {accused.role === 'buyer' ? <Trans>About the buyer</Trans> : <Trans>About the seller</Trans>}
          </>
        )}
      </p>
      {details === '' ? null : <p style={{ whiteSpace: 'pre-line' }}>{details}</p>}
      {messages === undefined ? (
        <Button variant="secondary" aria-disabled={read.isBusy} onClick={() => void open()}>
          <Trans>Read it (this is recorded)</Trans>
        </Button>
      ) : (
        <ol className={layouts.stack8}>
          {messages.map(({ seq, by, kind, text, isHeld }) => (
            <li key={seq}>
              <span className={texts.faint}>
                {by === 'buyer' ? <Trans>Buyer</Trans> : <Trans>Seller</Trans>}
                {isHeld ? (
                  <>
                    {' '}
                    · <Trans>Held</Trans>
                  </>
                ) : null}
              </span>
              <p style={{ whiteSpace: 'pre-line' }}>{text === '' ? kind : text}</p>
            </li>
          ))}
        </ol>
      )}
      <ChangeProblem failure={read.failure ?? judge.failure} onReload={onDecided} />
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        {why === 'held' ? (
          <>
            <Button variant="secondary" aria-disabled={judge.isBusy} onClick={() => void decide('withhold')}>
              <Trans>Do not deliver</Trans>
            </Button>
            <Button aria-disabled={judge.isBusy} onClick={() => void decide('release')}>
              <Trans>Deliver</Trans>
            </Button>
          </>
        ) : (
          <Button aria-disabled={judge.isBusy} onClick={() => void decide('dismiss')}>
            <Trans>Close the report</Trans>
          </Button>
        )}
      </div>
    </article>
  );
}

function ReasonName({ reason }: { readonly reason: ConversationReportReason }) {
  switch (reason) {
    case 'fraud':
      return <Trans>Asks for money, or looks like fraud</Trans>;
    case 'abuse':
      return <Trans>Insults or threatens</Trans>;
    case 'spam':
      return <Trans>Advertises something else</Trans>;
    case 'other':
      return <Trans>Something else</Trans>;
    default:
      return reason satisfies never;
  }
}
