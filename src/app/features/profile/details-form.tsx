import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import { noteUser } from '#app/data/account/account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { NameField } from '#app/ui/form/name-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import tints from '#app/ui/tints.module.css';
import type { OwnProfile } from '#contract/account/account.schema.ts';
import { detailsForm } from '#contract/account/details-form.ts';
import { emailLength } from '#contract/form/form-fields.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';

type Props = { readonly profile: OwnProfile; onSaved(): void };

/** Name, e-mail and WhatsApp. The number identifies the account and cannot be changed. */
export function DetailsForm({ profile, onSaved }: Props) {
  const { t } = useLingui();
  const api = useApiClient();
  const mobile = formatMobile(profile.user.mobile);
  const { isBusy, isSent, form, set, fieldOf, formProps, problem } = useCallForm({
    rules: detailsForm,
    first: {
      name: profile.user.name ?? '',
      email: profile.user.email ?? '',
      isWhatsapp: profile.isWhatsapp ? '1' : '0',
    },
    send(api, { name = '', email = '', isWhatsapp }) {
      const given = { name, isWhatsapp: isWhatsapp === '1' ? '1' : '0' } as const;
      return api.post(
        'updateProfile',
        email.trim() === '' ? { ...given, withoutEmail: '1' as const } : { ...given, email },
      );
    },
    async onSent(saved) {
      await noteUser(api, saved.profile.user);
      onSaved();
    },
  });

  return (
    <form className={layouts.stack16} {...formProps}>
      <NameField {...fieldOf('name')} onName={(name) => set('name', name)} />
      <Field
        label={t`E-mail (optional)`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailLength}
        {...fieldOf('email')}
      />
      <Choice
        type="checkbox"
        isBoxed
        checked={form.isWhatsapp === '1'}
        onChange={({ currentTarget }) => set('isWhatsapp', currentTarget.checked ? '1' : '0')}
      >
        <Trans>{mobile} has WhatsApp</Trans>
      </Choice>
      {problem}
      <div role="status" className={patterns.filled}>
        {isSent ? (
          <p className={classNames(patterns.notice, tints.green)}>
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
