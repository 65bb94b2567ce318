import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { fieldError, useAccountCall } from '#app/data/account/use-account-call.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import type { AgentLead } from '#contract/agents/agent.schema.ts';
import { agentLimits } from '#contract/agents/agent.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import styles from './agents.module.css';

type Props = { readonly leads: readonly AgentLead[]; onChanged(): void };

/** Asks a seller by a code sent to them, and lists all that were asked. */
export function AskSeller({ leads, onChanged }: Props) {
  const { t } = useLingui();
  const { isBusy, failure, run, forgive } = useAccountCall();
  const [clientId, setClientId] = useState(newClientId);
  const [fields, setFields] = useState({ name: '', mobile: '', note: '' });
  /** Only where codes are echoed: a site on loopback. */
  const [echoed, setEchoed] = useState<string>();
  const set = (field: keyof typeof fields, value: string) => {
    setFields((before) => ({ ...before, [field]: value }));
    forgive();
  };

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const sent = await run((api) => api.post('askSeller', { clientId, ...fields }));
    if (!sent) return;
    setClientId(newClientId());
    setFields({ name: '', mobile: '', note: '' });
    setEchoed(sent.code);
    onChanged();
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
        <Field
          label={t`The seller’s name`}
          maxLength={agentLimits.nameLength}
          value={fields.name}
          error={fieldError(failure, 'name')}
          onChange={({ currentTarget }) => set('name', currentTarget.value)}
        />
        <Field
          label={t`The seller’s mobile number`}
          type="tel"
          inputMode="tel"
          value={fields.mobile}
          error={fieldError(failure, 'mobile')}
          hint={<Trans>They get a code. It says what they agree to, and does not sign in.</Trans>}
          onChange={({ currentTarget }) => set('mobile', currentTarget.value)}
        />
        <Field
          label={t`The car, and what was agreed (optional)`}
          maxLength={agentLimits.noteLength}
          value={fields.note}
          error={fieldError(failure, 'note')}
          onChange={({ currentTarget }) => set('note', currentTarget.value)}
        />
        <CallProblem failure={failure} shown={['name', 'mobile', 'note']} />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the code to the seller</Trans>}
        </Button>
      </form>
      {echoed === undefined ? null : (
        <p className={styles.quiet}>
          <Trans>Code on this demonstration: {echoed}</Trans>
        </p>
      )}
      {leads.length === 0 ? null : (
        <ul className={styles.list} aria-label={t`Sellers`}>
          {leads.map((lead) => (
            <li key={lead.id} className={styles.item}>
              <Lead lead={lead} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Lead({ lead, onChanged }: { readonly lead: AgentLead; onChanged(): void }) {
  const { t } = useLingui();
  const momentText = useMomentText();
  const { isBusy, failure, run, forgive } = useAccountCall();
  const [otp, setOtp] = useState('');
  const { id, name, mobile, note, state, expiresAt, cars } = lead;
  const until = expiresAt === null ? '' : momentText(Date.parse(expiresAt));

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await run((api) => api.post('confirmSeller', { id: String(id), otp }))) onChanged();
  }

  return (
    <>
      <p className={styles.row}>
        <strong>
          {name} · {mobile}
        </strong>
        {state === 'agreed' ? (
          <Badge tone="green">
            <Trans>Agreed</Trans>
          </Badge>
        ) : (
          <Badge tone="amber">
            <Trans>Not agreed yet</Trans>
          </Badge>
        )}
      </p>
      {note === '' ? null : <p>{note}</p>}
      {state === 'agreed' ? (
        <p className={styles.quiet}>
          <Trans>Until {until}</Trans> · <Plural value={cars} one="# car" other="# cars" />
        </p>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void confirm(event)}>
          <Field
            label={t`Code from the seller`}
            inputMode="numeric"
            value={otp}
            error={fieldError(failure, 'otp')}
            onChange={({ currentTarget }) => {
              setOtp(currentTarget.value);
              forgive();
            }}
          />
          <CallProblem failure={failure} shown={['otp']} />
          <Button type="submit" variant="secondary" size="dense" aria-disabled={isBusy}>
            <Trans>The seller agrees</Trans>
          </Button>
        </form>
      )}
    </>
  );
}
