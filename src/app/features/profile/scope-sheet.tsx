import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { type OwnProfile, scopeRequestLimits } from '#contract/account/account.schema.ts';
import { scopeForm } from '#contract/account/scope-form.ts';

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
  const { isBusy, fieldOf, formProps, problem } = useCallForm({
    rules: scopeForm,
    first: { company: asked?.company ?? '' },
    send: (api, { company = '', note = '' }) => api.post('requestScope', { scope: 'dealer', company, note }),
    onSent: onRequested,
  });

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
      <form id={id} className={layouts.stack16} {...formProps}>
        <Field
          label={t`Name of the business`}
          autoComplete="organization"
          maxLength={scopeRequestLimits.companyLength}
          {...fieldOf('company')}
        />
        <Field
          label={t`What we should know (optional)`}
          maxLength={scopeRequestLimits.noteLength}
          {...fieldOf('note')}
        />
        {problem}
      </form>
    </Sheet>
  );
}
