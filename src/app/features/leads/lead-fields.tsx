import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { NameField } from '#app/ui/form/name-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { dayInJakarta } from '#contract/dates.ts';
import { emailLength } from '#contract/form/form-fields.ts';
import { leadLimits } from '#contract/leads/lead-form.ts';
import type { LeadFormView } from './use-lead-form.ts';

export type ViewProps = { readonly view: LeadFormView };

export function SenderFields({ view, hasEmail = true }: ViewProps & { readonly hasEmail?: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <NameField {...view.fieldOf('name')} onName={(name) => view.set('name', name)} />
      <Field
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        maxLength={24}
        {...view.fieldOf('mobile')}
      />
      {hasEmail ? (
        <Field
          label={t`E-mail (optional)`}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailLength}
          {...view.fieldOf('email')}
        />
      ) : null}
    </>
  );
}

export function PriceField({ view }: ViewProps) {
  const { t } = useLingui();
  return <DigitsField label={t`Price of the car`} kind="price" mostDigits={11} {...view.digitsOf('price')} />;
}

export function MessageField({ view, isNeeded = false }: ViewProps & { readonly isNeeded?: boolean }) {
  const { t } = useLingui();
  return (
    <TextAreaField
      label={isNeeded ? t`Message` : t`Message (optional)`}
      rows={3}
      longest={leadLimits.messageLength}
      {...view.fieldOf('message')}
    />
  );
}

/** The preferred day of a test drive or service appointment; the recipient has to confirm it. */
export function DayField({ view, hint }: ViewProps & { readonly hint?: ReactNode }) {
  const { t } = useLingui();
  const now = new Date();
  return (
    <Field
      label={t`Preferred day`}
      type="date"
      min={dayInJakarta(now)}
      max={dayInJakarta(now, leadLimits.daysAhead)}
      hint={hint ?? <Trans>The seller calls you to agree on a time and place.</Trans>}
      {...view.fieldOf('preferredOn')}
    />
  );
}
