import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { fieldError, useAccountCall } from '#app/data/account/use-account-call.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import { scopeRequestLimits } from '#contract/account/account.schema.ts';
import { signInPath } from '#contract/account/account-paths.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import { agentDeskPath } from '#contract/staff/staff-pages.ts';
import styles from './agents.module.css';

/** The request to become an agent, and what became of it. Until the account is known, a link to sign in. */
export function JoinAgents() {
  const { state, refresh } = useAccountApi('userProfile', {});
  if (state.kind !== 'known')
    return (
      <div className={styles.join}>
        <p>
          <Trans>Sign in with your mobile number, then send the request here.</Trans>
        </p>
        <ButtonLink href={signInPath(agentPath)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    );
  const { user, scopeRequest: asked } = state.data;
  if (user.scope === 'agent')
    return (
      <div className={styles.join}>
        <p>
          <Trans>You are an agent.</Trans>
        </p>
        <ButtonLink href={agentDeskPath}>
          <Trans>Agent’s desk</Trans>
        </ButtonLink>
      </div>
    );
  if (user.scope !== 'user')
    return (
      <p>
        <Trans>Your account is of another kind. An agent needs an account of their own.</Trans>
      </p>
    );
  if (asked?.scope === 'agent' && asked.isGranted === null)
    return (
      <p>
        <Trans>We are checking your request. Until it is granted you have no link and earn nothing.</Trans>
      </p>
    );
  return <JoinForm wasRefused={asked?.scope === 'agent' && asked.isGranted === false} onSent={refresh} />;
}

function JoinForm({ wasRefused, onSent }: { readonly wasRefused: boolean; onSent(): void }) {
  const { t } = useLingui();
  const { isBusy, failure, run, forgive } = useAccountCall();
  const [company, setCompany] = useState('');
  const [note, setNote] = useState('');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await run((api) => api.post('requestScope', { scope: 'agent', company, note }))) onSent();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {wasRefused ? (
        <p>
          <Trans>Your last request was not granted. You may ask again.</Trans>
        </p>
      ) : null}
      <Field
        label={t`Your name, or the name you work under`}
        autoComplete="name"
        maxLength={scopeRequestLimits.companyLength}
        value={company}
        error={fieldError(failure, 'company')}
        onChange={({ currentTarget }) => {
          setCompany(currentTarget.value);
          forgive();
        }}
      />
      <Field
        label={t`Where and how you work (optional)`}
        maxLength={scopeRequestLimits.noteLength}
        value={note}
        error={fieldError(failure, 'note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <CallProblem failure={failure} shown={['company', 'note']} />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the request</Trans>}
      </Button>
    </form>
  );
}
