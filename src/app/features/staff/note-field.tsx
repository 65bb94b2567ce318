import { Trans } from '@lingui/react/macro';
import { staffNoteLength } from '#contract/staff.ts';
import styles from './staff.module.css';

type Props = { readonly value: string; onChange(value: string): void };

/** What other staff should know; it stays in the trail for ever. */
export function NoteField({ value, onChange }: Props) {
  return (
    <label className={styles.note}>
      <span>
        <Trans>Note for other staff (optional)</Trans>
      </span>
      <textarea
        rows={2}
        maxLength={staffNoteLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
