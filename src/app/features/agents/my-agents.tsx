import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide';
import { useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Answered } from '#app/ui/state/answered.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import type { AgentRequest } from '#contract/agents/agent.schema.ts';
import { consentDays } from '#contract/agents/agent.ts';
import styles from './agents.module.css';

/** The agents that ask for the visitor's own number, each to accept or refuse. */
export function MyAgents() {
  const { t } = useLingui();
  const { state, refresh } = useAccountApi('agentRequests', {});
  return (
    <Answered
      state={state}
      guest={<Trans>Sign in with the number that was asked</Trans>}
      absent={<Trans>Your requests are not on this device yet</Trans>}
      waiting={<Skeleton height="160px" radius="12px" />}
      className={styles.desk}
      onAgain={refresh}
    >
      {({ items }) =>
        items.length === 0 ? (
          <BlankState icon={UsersRound} title={<Trans>No agent asks you</Trans>}>
            <Trans>An agent who wants to sell your car asks for your number. The request is then here.</Trans>
          </BlankState>
        ) : (
          <>
            <p>
              <Trans>
                If you accept, ads that you place in the next {consentDays} days count as brought by the
                agent. You stay their owner, and pay nothing for it. No agent needs a code that was sent to
                you.
              </Trans>
            </p>
            <ul className={styles.list} aria-label={t`Agents`}>
              {items.map((request) => (
                <li key={request.id} className={classNames(layouts.card, styles.item)}>
                  <Request request={request} onChanged={refresh} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Answered>
  );
}

function Request({ request, onChanged }: { readonly request: AgentRequest; onChanged(): void }) {
  const momentText = useMomentText();
  const { isBusy, failure, run } = useAccountCall();
  const [isEnding, setIsEnding] = useState(false);
  const { id, agent, mobile, note, isAgreed, expiresAt } = request;
  const until = momentText(Date.parse(expiresAt));

  async function answer(isAccepted: boolean): Promise<void> {
    const sent = await run((api) =>
      api.post('answerAgent', { id: String(id), isAgreed: isAccepted ? '1' : '0' }),
    );
    if (sent) onChanged();
  }

  return (
    <>
      <p className={patterns.wrapApart8}>
        <strong>{agent === null ? mobile : `${agent} · ${mobile}`}</strong>
        {isAgreed ? (
          <Badge tone="green">
            <Trans>Agreed</Trans>
          </Badge>
        ) : null}
      </p>
      {note === '' ? null : <p lang="id">{note}</p>}
      <p className={texts.quiet}>
        {isAgreed ? <Trans>Until {until}</Trans> : <Trans>Can be answered until {until}</Trans>}
      </p>
      <CallProblem failure={failure} />
      {isEnding ? (
        <>
          <p>
            <Trans>
              Ads that you place from now on no longer count as brought by this agent, who cannot ask you
              again. Those you have placed still count.
            </Trans>
          </p>
          <div className={styles.answers}>
            <Button aria-disabled={isBusy} onClick={() => void answer(false)}>
              <Trans>End it</Trans>
            </Button>
            <Button variant="secondary" aria-disabled={isBusy} onClick={() => setIsEnding(false)}>
              <Trans>Keep the consent</Trans>
            </Button>
          </div>
        </>
      ) : isAgreed ? (
        <div className={styles.answers}>
          <Button variant="secondary" onClick={() => setIsEnding(true)}>
            <Trans>End the consent</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.answers}>
          <Button aria-disabled={isBusy} onClick={() => void answer(true)}>
            <Trans>Accept</Trans>
          </Button>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void answer(false)}>
            <Trans>Refuse</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
