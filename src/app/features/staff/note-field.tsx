import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { staffNoteLength } from '#contract/staff/staff-note.ts';

type Props = { readonly value: string; onChange(value: string): void };

/** A note for other staff, stored in the audit trail. */
export function NoteField({ value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <TextAreaField
      label={t`Note for other staff (optional)`}
      rows={2}
      longest={staffNoteLength}
      maxLength={staffNoteLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
