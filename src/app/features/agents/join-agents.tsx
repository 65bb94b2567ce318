import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { scopeRequestLimits } from '#contract/account/account.schema.ts';
import { signInPath } from '#contract/account/account-paths.ts';
import { scopeForm } from '#contract/account/scope-form.ts';
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
  const { isBusy, fieldOf, formProps, problem } = useCallForm({
    rules: scopeForm,

    send: (api, { company = '', note = '' }) => api.post('requestScope', { scope: 'agent', company, note }),
    onSent: onSent,
  });

  return (
    <form className={styles.form} {...formProps}>
      {wasRefused ? (
        <p>
          <Trans>Your last request was not granted. You may ask again.</Trans>
        </p>
      ) : null}
      <Field
        label={t`Your name, or the name you work under`}
        autoComplete="name"
        maxLength={scopeRequestLimits.companyLength}
        {...fieldOf('company')}
      />
      <Field
        label={t`Where and how you work (optional)`}
        maxLength={scopeRequestLimits.noteLength}
        {...fieldOf('note')}
      />
      {problem}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the request</Trans>}
      </Button>
    </form>
  );
}
