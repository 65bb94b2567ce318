import type { ReactNode } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { DigitsField, type DigitsFieldProps } from '#app/ui/form/digits-field.tsx';
import type { SellField } from '#contract/sell/sell-fields.ts';
import { FieldPlace } from './sell-field.tsx';

type Props = {
  readonly field: SellField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly kind: DigitsFieldProps['kind'];
  readonly mostDigits: number;
};

/** An amount of the draft, stored as digits. */
export function NumberField({ field, ...shown }: Props) {
  const { form, set, leave, messageOf } = useSellForm();
  return (
    <FieldPlace field={field}>
      <DigitsField
        {...shown}
        value={form[field] ?? ''}
        error={messageOf(field)}
        onDigits={(digits) => set({ [field]: digits })}
        onBlur={() => leave(field)}
      />
    </FieldPlace>
  );
}
