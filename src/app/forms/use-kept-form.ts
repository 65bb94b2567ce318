import { type CheckedForm, type FormStart, useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import type { FormDraft, KeptForm } from './use-form-draft.ts';
import { useTextChecks } from './use-text-checks.ts';

/** A checked form whose values are stored on the device as they are entered. */
export function useKeptForm<Field extends string>(
  { keep }: FormDraft,
  kept: KeptForm,
  { rules, offered }: Omit<FormStart<Field>, 'first'>,
): CheckedForm<Field> {
  // Whatever was stored is checked as if it had just been entered.
  const first: Partial<Record<Field, string>> = {};
  for (const field of rules.fields) {
    const value = kept.form[field];
    if (value !== undefined) first[field] = value;
  }
  useTextChecks();
  return useCheckedForm({
    ...{ rules, first, ...(offered && { offered }) },
    onChange: (field, value) => keep({ [field]: value }),
  });
}
