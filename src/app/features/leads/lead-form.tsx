import { Trans } from '@lingui/react/macro';
import { Send, TriangleAlert } from 'lucide';
import { type ReactNode, useState } from 'react';
import { noteSender } from '#app/data/account/sender.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import type { LeadKind } from '#contract/leads/lead.ts';
import type { LeadForm as Form } from '#contract/leads/lead-form.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { noteLead } from './lead-memory.ts';
import { LeadStanding, NextStep } from './lead-standing.tsx';
import { type LeadOutcome, type LeadOutlet, sendLead } from './send-lead.ts';
import { forgetLead, type LeadFormView, useLeadForm } from './use-lead-form.ts';

export type LeadFormProps = {
  readonly kind: LeadKind;
  readonly listingId: number | undefined;
  readonly outlet?: LeadOutlet;
  /** The seller's name, if known. */
  readonly seller?: string;
  /** Display name of the lead's subject. */
  readonly label: string;
  /** The page where a rejected lead can be corrected. */
  readonly page: string;
  /** Initial values of untouched fields. */
  readonly offered?: Form;
  /** Asked in the message, after what was written before. */
  readonly question?: string;
  readonly button: ReactNode;
  /** Replaces the default text about what happens after the lead has arrived. */
  readonly next?: ReactNode;
  /** Where to go on once the lead has arrived. */
  readonly ways?: ReactNode;
  onSent?(): void;
  children(view: LeadFormView): ReactNode;
};

/** The form of a lead. It is sent exactly once, immediately or when the connection returns. */
export function LeadForm(props: LeadFormProps) {
  const {
    kind,
    listingId,
    outlet,
    label,
    page,
    offered,
    question = '',
    button,
    next,
    ways,
    seller = '',
    onSent,
    children,
  } = props;
  const api = useApiClient();
  const language = useLanguage();
  const subject = `${kind} ${page}`;
  const view = useLeadForm(kind, subject, offered, question);
  const [clientId, setClientId] = useState(() => newClientId());
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<LeadOutcome>();

  async function send(values: Form): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    noteSender(values);
    const done = await sendLead(api, {
      kind,
      form: values,
      listingId,
      outlet,
      label,
      language,
      page,
      clientId,
    });
    setIsBusy(false);
    setOutcome(done);
    if (done.kind === 'refused') view.refuse(done.fields);
    if (done.kind !== 'queued' && done.kind !== 'sent') return;
    forgetLead(subject);
    noteLead(kind, listingId === undefined ? undefined : { id: listingId, seller });
    onSent?.();
  }

  if (outcome?.kind === 'queued' || outcome?.kind === 'sent') {
    return (
      <LeadStanding
        next={next ?? <NextStep kind={kind} />}
        ways={ways}
        rowId={outcome.kind === 'queued' ? outcome.rowId : undefined}
        onMend={(errors) => {
          // A queued row keeps its id and is resent under it; a lead that was sent directly needs a new id.
          if (outcome.kind === 'sent') setClientId(newClientId());
          view.refuse(errors);
          setOutcome(undefined);
        }}
      />
    );
  }
  return (
    <form
      ref={view.formRef}
      className={layouts.stack16}
      noValidate
      onSubmit={(event) => view.submit(event, (form) => void send(form))}
    >
      {children(view)}
      <Problem outcome={outcome} onWithoutId={() => void send({ ...view.form, ktp: '' })} />
      <p className={classNames(texts.faint, patterns.links)}>
        <Trans>
          By sending this you agree that we pass on your name and number for this request, and to how we{' '}
          <AppLink href={sitePagePaths.privacy}>keep your data</AppLink>.
        </Trans>
      </p>
      <Button type="submit" isWide icon={<Icon of={Send} />} aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : button}
      </Button>
    </form>
  );
}

type ProblemProps = { readonly outcome: LeadOutcome | undefined; onWithoutId(): void };

function Problem({ outcome, onWithoutId }: ProblemProps) {
  if (outcome === undefined || outcome.kind === 'queued' || outcome.kind === 'sent') return null;
  return (
    <div role="alert" className={classNames(patterns.again, patterns.noticeCard, tints.red)}>
      <Icon of={TriangleAlert} />
      <p>
        {outcome.kind === 'not-kept' ? (
          <DeviceFailureText failure={outcome.failure} />
        ) : outcome.kind === 'offline' ? (
          <Trans>
            No signal. We never keep a national id on a phone: try again later, or send the request without
            it.
          </Trans>
        ) : (
          outcome.message
        )}
      </p>
      {outcome.kind === 'offline' ? (
        <Button variant="secondary" size="dense" onClick={onWithoutId}>
          <Trans>Send without the id</Trans>
        </Button>
      ) : null}
    </div>
  );
}
