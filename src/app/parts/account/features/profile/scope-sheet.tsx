import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { fieldError, useAccountCall } from '#app/data/account/use-account-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import { type OwnProfile, scopeRequestLimits } from '#contract/account/account.schema.ts';

type Props = {
  readonly isOpen: boolean;
  /** The pending request, which can be changed. */
  readonly asked: OwnProfile['scopeRequest'];
  onClose(): void;
  onRequested(): void;
};

/** The information staff needs for a scope request. */
export function ScopeSheet({ isOpen, asked, onClose, onRequested }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { isBusy, failure, run, forgive } = useAccountCall();
  const [company, setCompany] = useState(asked?.company ?? '');
  const [note, setNote] = useState('');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await run((api) => api.post('requestScope', { scope: 'dealer', company, note }))) onRequested();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Your dealership`}
      footer={
        <Button type="submit" form={id} isWide aria-disabled={isBusy}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the request</Trans>}
        </Button>
      }
    >
      <form id={id} className={layouts.stack16} noValidate onSubmit={(event) => void send(event)}>
        <Field
          label={t`Name of the business`}
          name="company"
          autoComplete="organization"
          maxLength={scopeRequestLimits.companyLength}
          value={company}
          error={fieldError(failure, 'company')}
          onChange={({ currentTarget }) => {
            setCompany(currentTarget.value);
            forgive();
          }}
        />
        <Field
          label={t`What we should know (optional)`}
          name="note"
          maxLength={scopeRequestLimits.noteLength}
          value={note}
          error={fieldError(failure, 'note')}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <CallProblem failure={failure} shown={['company', 'note']} />
      </form>
    </Sheet>
  );
}
