import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide';
import { useState } from 'react';
import { noteSender } from '#app/data/account/sender.ts';
import { useAccount } from '#app/data/account/use-account.ts';
import { useKnownSender } from '#app/data/account/use-known-sender.ts';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { publishCall, useHasBackgroundSync, useOutboxRow } from '#app/data/sell/outbox.ts';
import { useTextChecks } from '#app/forms/use-text-checks.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, SelectField } from '#app/ui/form/field.tsx';
import { NameField } from '#app/ui/form/name-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { filledFields, useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import { SendStanding } from '#app/ui/state/send-standing.tsx';
import tints from '#app/ui/tints.module.css';
import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { consentVersion } from '#contract/account/consent.ts';
import type { FormValues } from '#contract/form/form-rules.ts';
import { outboxPath } from '#contract/paths.ts';
import {
  type SupportField,
  supportFields,
  supportForm,
  supportMessageLimits,
  supportTopicNames,
  supportTopics,
} from '#contract/support/support-message.ts';
import type { DeviceFailure } from '#offline/device/device-database.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import styles from './support-form.module.css';

/** A message to the site. Waits in the outbox when offline, and is sent exactly once. */
export function SupportForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const view = useSupportForm();
  const [clientId, setClientId] = useState(() => newClientId());
  const [rowId, setRowId] = useState<string>();
  const [failure, setFailure] = useState<DeviceFailure>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(values: FormValues<SupportField>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    noteSender(values);
    const topic = supportTopics.find((each) => each === values.topic);
    const queued = await publishCall({
      ...{ language, clientId, page: supportPath, endpoint: 'sendSupportMessage' },
      label: topic === undefined ? '' : supportTopicNames[topic][language],
      fields: { ...filledFields(supportFields, values), consent: consentVersion },
    });
    setIsBusy(false);
    setFailure(queued.ok ? undefined : queued.failure);
    if (queued.ok) setRowId(queued.row.id);
  }

  if (rowId !== undefined)
    return (
      <SupportStanding
        rowId={rowId}
        onMend={(errors) => {
          // A queued row keeps its id and is resent under it.
          view.refuse(errors);
          setRowId(undefined);
        }}
        onAnother={() => {
          view.set('message', '');
          setClientId(newClientId());
          setRowId(undefined);
        }}
      />
    );
  const { fieldOf } = view;
  return (
    <form
      ref={view.formRef}
      className={layouts.stack16}
      noValidate
      onSubmit={(event) => view.submit(event, (form) => void send(form))}
    >
      <SelectField label={t`What is it about?`} {...fieldOf('topic')}>
        <option value="">{t`Choose`}</option>
        {supportTopics.map((topic) => (
          <option key={topic} value={topic}>
            {supportTopicNames[topic][language]}
          </option>
        ))}
      </SelectField>
      <NameField {...fieldOf('name')} onName={(name) => view.set('name', name)} />
      <Field
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...fieldOf('email')}
      />
      <Field
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        maxLength={24}
        hint={<Trans>We answer by e-mail or WhatsApp: one of them is enough.</Trans>}
        {...fieldOf('mobile')}
      />
      <TextAreaField
        label={t`Your message`}
        rows={6}
        longest={supportMessageLimits.longest}
        {...fieldOf('message')}
      />
      {failure === undefined ? null : (
        <p role="alert" className={classNames(patterns.noticeCard, tints.red)}>
          <DeviceFailureText failure={failure} />
        </p>
      )}
      <p className={classNames(patterns.links, styles.consent)}>
        <Trans>
          By sending this you agree to how we <AppLink href={sitePagePaths.privacy}>keep your data</AppLink>.
          Never write a sign-in code or your KTP number here.
        </Trans>
      </p>
      <Button type="submit" isWide icon={<Icon of={Send} />} aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send message</Trans>}
      </Button>
    </form>
  );
}

/** The form of a message to the site. */
function useSupportForm() {
  const { me } = useAccount();
  const sender = useKnownSender();
  useTextChecks();
  return useCheckedForm({ rules: supportForm, offered: { ...sender, email: me?.email ?? '' } });
}

type SupportStandingProps = {
  readonly rowId: string;
  /** Returns to the form with the server's problems. */
  onMend(errors: Readonly<Record<string, readonly string[]>>): void;
  onAnother(): void;
};

/** Delivery state of a submitted message. */
function SupportStanding({ rowId, onMend, onAnother }: SupportStandingProps) {
  const row = useOutboxRow(rowId);
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  const state = row?.state ?? 'waiting';
  return (
    <SendStanding
      state={state}
      refusal={row && refusalText(row)}
      isOnline={isOnline}
      hasSync={hasSync}
      arrived={<Trans>Your message has arrived</Trans>}
      next={<Trans>We answer to the address or number you gave.</Trans>}
      action={
        state === 'sent' ? (
          <Button variant="secondary" onClick={onAnother}>
            <Trans>Write another message</Trans>
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={outboxPath}>
            <Trans>See the outbox</Trans>
          </ButtonLink>
        )
      }
      onMend={() => onMend(row?.problem?.errors ?? {})}
    />
  );
}
