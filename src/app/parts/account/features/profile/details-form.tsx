import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { noteUser } from '#app/data/account/account.ts';
import { fieldError, useAccountCall } from '#app/data/account/use-account-call.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useTextChecks } from '#app/parts/browse/ui/use-text-checks.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { NameField } from '#app/ui/form/name-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import type { OwnProfile } from '#contract/account/account.schema.ts';
import { problemOf, sellLimits } from '#contract/sell/sell.ts';
import { sellProblems } from '#contract/sell/sell-problem.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import styles from './profile.module.css';

type Props = { readonly profile: OwnProfile; onSaved(): void };

/** Name, e-mail and WhatsApp. The number identifies the account and cannot be changed. */
export function DetailsForm({ profile, onSaved }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isBusy, failure, run, forgive } = useAccountCall();
  const api = useApiClient();
  const form = useRef<HTMLFormElement>(null);
  const mobile = formatMobile(profile.user.mobile);
  const [name, setName] = useState(profile.user.name ?? '');
  const [email, setEmail] = useState(profile.user.email ?? '');
  const [isWhatsapp, setIsWhatsapp] = useState(profile.isWhatsapp);
  const [isChecked, setIsChecked] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  useTextChecks();

  const problems = {
    name: problemOf('name', { name }, new Date()),
    email: problemOf('email', { email }, new Date()),
  };
  const errorOf = (field: 'name' | 'email') => {
    const problem = problems[field];
    return isChecked && problem ? sellProblems[problem][language] : fieldError(failure, field);
  };
  const edit = (set: () => void) => {
    set();
    setIsSaved(false);
    forgive();
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    const wrong = problems.name ? 'name' : problems.email ? 'email' : undefined;
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const given = { name, isWhatsapp: isWhatsapp ? '1' : '0' } as const;
    const changes = email.trim() === '' ? { ...given, withoutEmail: '1' as const } : { ...given, email };
    const saved = await run((api) => api.post('updateProfile', changes));
    if (!saved) return;
    await noteUser(api, saved.profile.user);
    setIsSaved(true);
    onSaved();
  }

  return (
    <form ref={form} className={layouts.stack16} noValidate onSubmit={(event) => void save(event)}>
      <NameField value={name} error={errorOf('name')} onName={(name) => edit(() => setName(name))} />
      <Field
        label={t`E-mail (optional)`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={sellLimits.emailLength}
        value={email}
        error={errorOf('email')}
        onChange={({ currentTarget }) => edit(() => setEmail(currentTarget.value))}
      />
      <Choice
        type="checkbox"
        isBoxed
        checked={isWhatsapp}
        onChange={({ currentTarget }) => edit(() => setIsWhatsapp(currentTarget.checked))}
      >
        <Trans>{mobile} has WhatsApp</Trans>
      </Choice>
      <CallProblem failure={failure} shown={['name', 'email']} />
      <div role="status" className={styles.alert}>
        {isSaved ? (
          <p className={styles.done}>
            <Icon of={CircleCheck} />
            <Trans>Saved.</Trans>
          </p>
        ) : null}
      </div>
      <Button type="submit" isWide aria-disabled={isBusy}>
        {isBusy ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </Button>
    </form>
  );
}
