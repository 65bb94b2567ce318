import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { ScopeName } from '#app/ui/state/scope-name.tsx';
import texts from '#app/ui/texts.module.css';
import { type OwnProfile, scopeRequestLimits } from '#contract/account/account.schema.ts';
import { scopeForm } from '#contract/account/scope-form.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import styles from './profile.module.css';

type Props = { readonly profile: OwnProfile; onRequested(): void };

/** The request for the dealer scope and its outcome. Hidden for accounts that have a scope. */
export function ScopeRequest({ profile, onRequested }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { scopeRequest: asked, user } = profile;
  const momentText = useMomentText();
  const when = asked === null ? '' : momentText(Date.parse(asked.createdAt));
  if (user.scope !== 'user') return null;
  if (asked?.scope === 'agent' && asked.isGranted === null)
    return (
      <section className={classNames(layouts.raisedCard, styles.card)}>
        <h2 className={texts.title}>
          <Trans>You asked to become an agent</Trans>
        </h2>
        <p className={texts.quiet}>
          <Trans>
            We are checking your request ({when}). Until it is granted you are not an agent: there is no link,
            no seller can agree to you, and nothing earns a commission.
          </Trans>
        </p>
        <div className={layouts.wrap8}>
          <ButtonLink variant="secondary" size="dense" href={agentPath}>
            <Trans>What an agent does</Trans>
          </ButtonLink>
        </div>
      </section>
    );
  return (
    <section className={classNames(layouts.raisedCard, styles.card)}>
      <h2 className={texts.title}>
        <Trans>Do you run a dealership?</Trans>
      </h2>
      <p className={texts.quiet}>
        {asked === null ? (
          <Trans>Dealers can have 200 ads and add them from a file.</Trans>
        ) : asked.isGranted === null ? (
          <Trans>
            You asked to become: <ScopeName scope={asked.scope} /> ({when}). We will check and let you know.
          </Trans>
        ) : asked.isGranted ? (
          <Trans>Your request was granted.</Trans>
        ) : (
          <Trans>Your last request was not granted. You may ask again.</Trans>
        )}
      </p>
      <div className={layouts.wrap8}>
        <Button variant="secondary" size="dense" onClick={() => setIsOpen(true)}>
          {asked?.isGranted === null ? (
            <Trans>Change the request</Trans>
          ) : (
            <Trans>Apply to become a dealer</Trans>
          )}
        </Button>
      </div>
      {isOpen ? (
        <ScopeSheet
          isOpen
          asked={asked}
          onClose={() => setIsOpen(false)}
          onRequested={() => {
            setIsOpen(false);
            onRequested();
          }}
        />
      ) : null}
    </section>
  );
}

type ScopeSheetProps = {
  readonly isOpen: boolean;
  /** The pending request, which can be changed. */
  readonly asked: OwnProfile['scopeRequest'];
  onClose(): void;
  onRequested(): void;
};

/** The information staff needs for a scope request. */
function ScopeSheet({ isOpen, asked, onClose, onRequested }: ScopeSheetProps) {
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
