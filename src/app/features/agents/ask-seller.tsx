import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { AgentLead } from '#contract/agents/agent.schema.ts';
import { agentLimits } from '#contract/agents/agent.ts';
import { askSellerForm } from '#contract/agents/agent-forms.ts';
import styles from './agents.module.css';

type Props = {
  readonly leads: readonly AgentLead[];
  /** The address where sellers answer. */
  readonly answerLink: ReactNode;
  onChanged(): void;
};

/** Asks a seller, who answers on their own phone, and lists all that were asked. */
export function AskSeller({ leads, answerLink, onChanged }: Props) {
  const { t } = useLingui();
  const [isMessaged, setMessaged] = useState<boolean>();
  const { isBusy, fieldOf, formProps, problem, clear } = useCallForm({
    rules: askSellerForm,
    send: (api, { name = '', mobile = '', note = '' }, clientId) =>
      api.post('askSeller', { clientId, name, mobile, note }),
    onSent(sent) {
      clear();
      setMessaged(sent.isMessaged);
      onChanged();
    },
  });

  return (
    <>
      <form className={styles.form} {...formProps}>
        <Field label={t`The seller’s name`} maxLength={agentLimits.nameLength} {...fieldOf('name')} />
        <Field
          label={t`The seller’s mobile number`}
          type="tel"
          inputMode="tel"
          {...fieldOf('mobile')}
          hint={<Trans>They agree on their own phone. Never ask them for a code.</Trans>}
        />
        <Field
          label={t`The car, and what was agreed (optional)`}
          maxLength={agentLimits.noteLength}
          {...fieldOf('note')}
        />
        {problem}
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans>Ask the seller</Trans>}
        </Button>
      </form>
      {isMessaged === undefined ? null : (
        <div role="status" className={styles.block}>
          <p>
            {isMessaged ? (
              <Trans>
                We have sent the seller a message. They can also answer here, signed in with that number:
              </Trans>
            ) : (
              <Trans>The seller answers here, signed in with that number:</Trans>
            )}
          </p>
          {answerLink}
        </div>
      )}
      {leads.length === 0 ? null : (
        <ul className={styles.list} aria-label={t`Sellers`}>
          {leads.map((lead) => (
            <li key={lead.id} className={classNames(layouts.card, styles.item)}>
              <Lead lead={lead} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Lead({ lead }: { readonly lead: AgentLead }) {
  const momentText = useMomentText();
  const { name, mobile, note, state, expiresAt, cars } = lead;
  const until = expiresAt === null ? '' : momentText(Date.parse(expiresAt));
  return (
    <>
      <p className={patterns.wrapApart8}>
        <strong>
          {name} · {mobile}
        </strong>
        <LeadBadge state={state} />
      </p>
      {note === '' ? null : <p>{note}</p>}
      {state === 'refused' ? null : (
        <p className={texts.quiet}>
          {state === 'asked' ? (
            <Trans>Can be answered until {until}</Trans>
          ) : (
            <>
              <Trans>Until {until}</Trans> · <Plural value={cars} one="# car" other="# cars" />
            </>
          )}
        </p>
      )}
    </>
  );
}

function LeadBadge({ state }: Pick<AgentLead, 'state'>) {
  switch (state) {
    case 'asked':
      return (
        <Badge tone="amber">
          <Trans>Not agreed yet</Trans>
        </Badge>
      );
    case 'agreed':
      return (
        <Badge tone="green">
          <Trans>Agreed</Trans>
        </Badge>
      );
    case 'refused':
      return (
        <Badge tone="red">
          <Trans>Refused</Trans>
        </Badge>
      );
  }
}
